import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {contentType} from '@docs-kit/hosting';
import {memoized} from '@docs-kit/report';

const isText = (type: string) => !/^(?:font|image\/(?!svg))/.test(type);

const typeOf = (file: string): string => contentType(path.extname(file).slice(1)) ?? 'application/octet-stream';

function findFile(folder: string, pathname: string): string | undefined {
  const inFolder = path.join(folder, pathname);
  const candidates = [inFolder, `${inFolder}.html`, path.join(inFolder, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Serves a built site as static hosts do: compressed with Brotli once, `x` for `x.html`, cached by the browser.
 * @param folder files of the site
 * @param baseUrl base path of the site, with slashes on both sides
 * @returns its origin, `http://localhost:40123`, and a function that stops serving
 */
export async function serveFolder(folder: string, baseUrl: string): Promise<{origin: string; close(): void}> {
  const bodyOf = memoized((file: string): Buffer => {
    const content = readFileSync(file);
    return isText(typeOf(file)) ? brotliCompressSync(content) : content;
  });
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(baseUrl) ? findFile(folder, pathname.slice(baseUrl.length - 1)) : undefined;
    if (!file) {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('Not found');
      return;
    }
    const type = typeOf(file);
    const content = bodyOf(file);
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': content.length,
      'Cache-Control': type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isText(type) && {'Content-Encoding': 'br'}),
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
