import { buildTarget } from '../../src/preview/server/build';

/** ブラウザー試験の支度。いつも本番の束を作り直し、古い束を試さない。 */
export default async function setup(): Promise<void> {
  await buildTarget(process.cwd(), 'pane');
  await buildTarget(process.cwd(), 'page');
}
