import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { RealmAnswer, RealmRequest } from './realm-seats';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * 新しい所: 開き直しごとの、別のプロセス。渡るのはブックの JSON だけで、環境変数も、ほかの保存も、前の一局の名残もない。
 * 使い終わったら閉じる。
 */
export class Realm {
  readonly #folder: string;
  readonly #built: Promise<unknown>;

  constructor() {
    // One file, made once: a process for every game starts in a tenth of a second instead of a whole one.
    const cache = join(root, '.cache');
    mkdirSync(cache, { recursive: true });
    this.#folder = mkdtempSync(join(cache, 'realm-'));
    const entry = fileURLToPath(new URL('reload-realm.ts', import.meta.url));
    this.#built = build({
      configFile: false,
      root,
      logLevel: 'silent',
      build: { ssr: entry, outDir: this.#folder, minify: false },
    });
  }

  /** 新しいプロセスで開き直させ、指し継がせる。 */
  async reload(request: RealmRequest): Promise<RealmAnswer> {
    await this.#built;
    const realm = fork(join(this.#folder, 'reload-realm.js'), { env: {} });
    try {
      return await answerOf(realm, request);
    } finally {
      realm.kill();
    }
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function answerOf(realm: ChildProcess, request: RealmRequest): Promise<RealmAnswer> {
  return new Promise((resolve, reject) => {
    realm.once('exit', (code) => reject(new Error(`the realm ended with ${code} before it answered`)));
    realm.once('error', reject);
    realm.once('message', (answer) => resolve(answer as RealmAnswer));
    realm.send(request);
  });
}
