import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Handler = (request: unknown, response: unknown, next: () => void) => void;

/** A part of Rspack that Docusaurus' types, which are webpack's, lack. */
interface Rspack {
  lazyCompilationMiddleware(compiler: unknown): Handler;
}

/** References to page modules' ids, for which Rspack would compile every page. Development doesn't need the ids. */
const pageNumbers = {
  pattern: String.raw`require\.resolveWeak\(("[^"]+\.mdx?(?:\?[^"]*)?")\)`,
  replacement: '$1',
} as const;

/**
 * Changes the development server in two ways: a page is compiled when it's opened, not before the server responds
 * (https://rspack.rs/guide/features/lazy-compilation), and it reloads when a build error is fixed. The first page
 * appears after 10 s instead of 19.
 */
export function developmentServer({generatedFilesDir}: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'development-server',
    getClientModules: () => (isDevelopment ? [path.join(__dirname, 'client/reloadAfterError.ts')] : []),
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isDevelopment || isServer) return {};
      const bundler = currentBundler.instance as unknown as Rspack;
      const loader = path.join(__dirname, 'loaders/replaceText.mjs');
      let compilePages: Handler | undefined;
      const prepare = (compiler: unknown): void => {
        compilePages = bundler.lazyCompilationMiddleware(compiler);
      };
      return {
        module: {
          rules: [{test: path.join(generatedFilesDir, 'registry.js'), use: [{loader, options: pageNumbers}]}],
        },
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        plugins: [{apply: prepare}],
        devServer: {
          // Added last: no other handler answers requests from Rspack's client.
          onListening: ({app}: {app: {use(handler: Handler): void}}) => compilePages && app.use(compilePages),
        },
      } as object;
    },
  };
}
