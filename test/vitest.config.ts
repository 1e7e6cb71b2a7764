import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** 試験の二組。unit は Node だけで動き、browser は Chromium とビルド済みの作業ウィンドウを使う。 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          root,
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', 'test/bench/**', '**/node_modules/**'],
          // Lint and build start slowly when two cores serve all workers.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          root,
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
