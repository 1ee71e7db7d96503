import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {contentType} from '@docs-kit/hosting';

/** A served site. */
export interface ServedFolder {
  /** `http://localhost:40123` */
  readonly origin: string;
  close(): void;
}

const isText = (type: string) => !/^(?:font|image\/(?!svg))/.test(type);

interface ServedFile {
  readonly type: string;
  readonly body: Buffer;
}

function findFile(folder: string, pathname: string): string | undefined {
  const inFolder = path.join(folder, pathname);
  const candidates = [inFolder, `${inFolder}.html`, path.join(inFolder, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Serves a built site as static hosts do: compressed with Brotli once, `x` for `x.html`, cached by the browser.
 * @param folder files of the site
 * @param baseUrl base path of the site, with slashes on both sides
 */
export async function serveFolder(folder: string, baseUrl: string): Promise<ServedFolder> {
  const served = new Map<string, ServedFile>();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(baseUrl) ? findFile(folder, pathname.slice(baseUrl.length - 1)) : undefined;
    if (!file) {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('Not found');
      return;
    }
    const type = contentType(path.extname(file).slice(1)) ?? 'application/octet-stream';
    const known = served.get(file);
    const content = known?.body ?? (isText(type) ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
    served.set(file, {type, body: content});
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
