import { defineConfig } from 'vitest/config';

/** 試験の二組。unit は Node だけで動き、browser は Chromium とビルド済みの作業ウィンドウを使う。 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', root: '.', environment: 'node', include: ['test/**/*.test.ts'], exclude: ['test/browser/**', 'test/bench/**', '**/node_modules/**'] } },
      {
        test: {
          name: 'browser',
          root: '.',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
