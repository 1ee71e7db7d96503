import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Handler = (request: unknown, response: unknown, next: () => void) => void;

/** What Rspack has and the generator's types, which are those of webpack, do not know. */
interface Bundler {
  lazyCompilationMiddleware(compiler: unknown): Handler;
}

/**
 * Docusaurus plugin: what `npm run dev` does differently.
 *
 * - A page is made when it is opened, not before the server answers. The bundler calls this lazy compilation:
 *   https://rspack.rs/guide/features/lazy-compilation
 * - When a fault of a page is mended, the page is loaded anew.
 */
export default function developmentServer({generatedFilesDir}: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'development-server',
    getClientModules: () => (isDevelopment ? [path.join(__dirname, 'reloadWhenMended.ts')] : []),
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isDevelopment || isServer) return {};
      const bundler = currentBundler.instance as unknown as Bundler;
      let makePages: Handler | undefined;
      const startMaking = (compiler: unknown): void => {
        makePages = bundler.lazyCompilationMiddleware(compiler);
      };
      return {
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: [{loader: path.join(__dirname, 'registryWithoutNumbers.mjs')}],
            },
          ],
        },
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        plugins: [{apply: startMaking}],
        devServer: {
          // Its last handler: no other one answers what the bundler's client sends.
          onListening: ({app}: {app: {use(handler: Handler): void}}) => makePages && app.use(makePages),
        },
      } as object;
    },
  };
}
