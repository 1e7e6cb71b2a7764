import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RealmAnswer, RealmRequest } from './realm-seats';

/** 新しい所: 別のプロセス。渡るのはブックの JSON だけで、環境変数も、ほかの保存もない。使い終わったら閉じる。 */
export class Realm {
  readonly #process: ChildProcess = fork(fileURLToPath(new URL('reload-realm.ts', import.meta.url)), {
    env: {},
    execArgv: ['--import', 'tsx'],
  });

  /** 開き直させ、指し継がせる。前の答えを待ってから頼む。 */
  reload(request: RealmRequest): Promise<RealmAnswer> {
    const realm = this.#process;
    return new Promise((resolve, reject) => {
      const onExit = (code: number | null): void =>
        reject(new Error(`the realm ended with ${code} before it answered`));
      realm.once('exit', onExit);
      realm.once('error', reject);
      realm.once('message', (answer) => {
        realm.off('exit', onExit);
        realm.off('error', reject);
        resolve(answer as RealmAnswer);
      });
      realm.send(request);
    });
  }

  close(): void {
    this.#process.kill();
  }
}
