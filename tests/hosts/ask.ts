import http, {type IncomingHttpHeaders} from 'node:http';
import https from 'node:https';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import type {HostRequest} from './requests';
import type {RunningServer} from '../../scripts/server/hosts.mts';

/** What a server returned. */
export interface HostResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. */
  readonly body: Buffer;
}

const decompress = {br: brotliDecompressSync, gzip: gunzipSync};

/** Sends a request with its target exactly as written; `fetch` would normalize it. */
export function ask(
  {port, isSecure}: RunningServer,
  request: Pick<HostRequest, 'target' | 'method' | 'headers'>,
): Promise<HostResponse> {
  const {target, method = 'GET', headers = {}} = request;
  const options = {host: '127.0.0.1', port, path: target, method, headers, rejectUnauthorized: false};
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? https : http).request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const encoding = response.headers['content-encoding'] as keyof typeof decompress | undefined;
        const sentBody = Buffer.concat(chunks);
        const body = encoding && sentBody.length > 0 ? decompress[encoding](sentBody) : sentBody;
        resolve({status: response.statusCode ?? 0, headers: response.headers, body});
      });
    });
    sent.on('error', reject).end();
  });
}
