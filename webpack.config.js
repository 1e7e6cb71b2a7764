import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { resolve } from 'node:path';

const DEV_URL = 'https://localhost:3000';

/**
 * 公開先の url。ビルド時の環境変数で差し替える。
 * ADDIN_BASE_URL 置き場所（既定は開発サーバー）、ADDIN_PRIVACY_URL プライバシー、ADDIN_SUPPORT_URL 問い合わせ（既定は同梱の頁）。
 */
function addinUrls() {
  const base = httpsUrl('ADDIN_BASE_URL', DEV_URL);
  return {
    base,
    privacy: httpsUrl('ADDIN_PRIVACY_URL', `${base}/assets/privacy.html`),
    support: httpsUrl('ADDIN_SUPPORT_URL', `${base}/assets/support.html`),
  };
}

function httpsUrl(name, fallback) {
  const text = process.env[name] || fallback;
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:') {
    throw new Error(`${name} must be an https url (Office loads nothing else), but it is: ${text}`);
  }
  return text.replace(/\/+$/, '');
}

function manifestFor(urls) {
  return (content) =>
    content
      .toString('utf8')
      .replaceAll(`${DEV_URL}/assets/support.html`, urls.support)
      .replaceAll(DEV_URL, urls.base);
}

// Types are checked by `npm run typecheck`; here they are only taken away.
const typescript = {
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: 'ts-loader',
        options: { transpileOnly: true, compilerOptions: { noEmit: false } },
      },
    ],
  },
  resolve: { extensions: ['.ts', '.js'] },
};

// A function used once is not written into its caller: there it would be made anew, and compiled anew, at every call.
const minimize = { javascript: { compress: { passes: 2, reduce_funcs: false } } };

function common(mode) {
  return {
    mode,
    // The worker is one file: what it shares with the pane is small beside a request more.
    optimization: { splitChunks: false, minimize: mode === 'production' && minimize },
    target: ['web', 'es2022'],
    // Never an eval-based map: the page's own security policy forbids eval.
    devtool: mode === 'production' ? false : 'source-map',
    performance: { hints: false },
    ...typescript,
  };
}

function addin(mode, devServer) {
  const urls = addinUrls();
  return {
    ...common(mode),
    name: 'addin',
    entry: { taskpane: './src/main.ts' },
    output: { path: resolve('dist'), filename: '[name].js', clean: true },
    plugins: [
      new HtmlPlugin({
        filename: 'taskpane.html',
        template: 'src/taskpane/taskpane.html',
        scriptLoading: 'defer',
        meta: { 'privacy-url': urls.privacy, 'support-url': urls.support },
      }),
      new CopyPlugin({
        patterns: [
          { from: 'src/taskpane/*.css', to: '[name][ext]' },
          {
            from: 'assets',
            to: 'assets',
            globOptions: { ignore: ['**/screenshot.png', '**/four-boards.png', '**/game-list.png'] },
          },
          // Their licences ask that the notice goes with every copy.
          ...['encoding-japanese', 'fflate'].map((name) => ({
            from: `node_modules/${name}/LICENSE`,
            to: `licenses/${name}.txt`,
          })),
          { from: 'manifest.xml', transform: manifestFor(urls) },
        ],
      }),
    ],
    ...(devServer && { devServer }),
  };
}

/** 模擬 Excel のページの台本。開発の道具なので、公開物（dist）には決して入らない。HTML と CSS は源から配信される。 */
function preview(mode) {
  return {
    ...common(mode),
    name: 'preview',
    entry: { main: './src/preview/page/main.ts' },
    output: { path: resolve('.cache/preview'), filename: '[name].js', clean: true },
  };
}

async function httpsDevServer() {
  const { getHttpsServerOptions } = await import('office-addin-dev-certs');
  return {
    port: 3000,
    server: { type: 'https', options: await getHttpsServerOptions() },
    headers: { 'Access-Control-Allow-Origin': '*' },
    hot: false,
    // The overlay brings inline styles, which the page's security policy forbids.
    client: { overlay: false },
  };
}

export default async function webpackConfig(env, { mode = 'production' }) {
  if (env.preview) return preview(mode);
  return addin(mode, env.WEBPACK_SERVE ? await httpsDevServer() : undefined);
}
