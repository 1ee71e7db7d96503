import {execFileSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {installDebianPackages} from '../debianPackages.mts';
import {createSiteServer} from './createSiteServer.mts';
import {freePort, startInFolder, startProgram} from './startProgram.mts';

export interface RunningServer {
  readonly port: number;
  readonly isSecure: boolean;
  stop(): Promise<void>;
}

/** A kind of server, and how to start it for a folder with a built site. */
export interface Host {
  readonly name: string;
  /** @throws when the server is missing and can't be installed; the message says what to do */
  start(folder: string): Promise<RunningServer>;
}

/** Path of nginx, available after {@link ensureServers}. */
export const nginxProgram = '/usr/sbin/nginx';
const caddyProgram = '/usr/bin/caddy';

/** Debian packages, each with a file that shows whether it's installed. */
const neededPackages = {
  nginx: nginxProgram,
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: caddyProgram,
};

const howTo =
  'The tests of hosts need nginx with its module brotli_static, and Caddy, as Debian and Ubuntu package them: ' +
  'apt-get install nginx libnginx-mod-http-brotli-static caddy. On other systems, run "npm test -- hosts" in a container ' +
  'of Debian; the other stages need neither.';

/** Installs nginx and Caddy if they're missing, and prints that. */
export function ensureServers(): void {
  const missing = Object.entries(neededPackages).filter(([, file]) => !existsSync(file));
  if (missing.length > 0 && !installDebianPackages(...missing.map(([name]) => name))) throw new Error(howTo);
}

/** Makes a self-signed certificate. */
export function makeCertificate(folder: string): {certificate: string; key: string} {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', certificate, ...subject], {stdio: 'ignore'});
  return {certificate, key};
}

/** A program that serves HTTPS, or else HTTP, with its own working folder. */
export const runningServer = (child: ChildProcess, port: number, work: string, isSecure = true): RunningServer => ({
  port,
  isSecure,
  async stop() {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'close');
    }
    rmSync(work, {recursive: true, force: true});
  },
});

/** Where a server listens, its certificate, and a folder for its other files. */
interface LocalServer extends ReturnType<typeof makeCertificate> {
  readonly port: number;
  readonly work: string;
}

/** A server with the configuration from the build. Only its address differs: a local port, with a certificate. */
const builtHost = (name: string, run: (folder: string, local: LocalServer) => Promise<ChildProcess>): Host => ({
  name,
  async start(folder) {
    ensureServers();
    return startInFolder(name, async (work) => {
      const port = await freePort();
      return runningServer(await run(folder, {...makeCertificate(work), port, work}), port, work);
    });
  },
});

const nginx = builtHost('nginx', (folder, {certificate, key, port, work}) => {
  const configuration = readFileSync(path.join(folder, '.hosts/nginx.conf'), 'utf8')
    .replaceAll('/tmp/', `${work}/`)
    .replace(
      'listen 8080;',
      `listen 127.0.0.1:${port} ssl http2;\n    ssl_certificate ${certificate};\n    ssl_certificate_key ${key};`,
    );
  const file = path.join(work, 'nginx.conf');
  writeFileSync(file, configuration);
  return startProgram(nginxProgram, ['-p', folder, '-c', file, '-g', 'daemon off;'], {port});
});

const caddy = builtHost('Caddy', (folder, {certificate, key, port, work}) => {
  const configuration = readFileSync(path.join(folder, '.hosts/Caddyfile'), 'utf8')
    .replace('admin off', 'admin off\n\tauto_https off')
    .replace('{$SITE_ADDRESS::8080} {', `https://:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`);
  const file = path.join(work, 'Caddyfile');
  writeFileSync(file, configuration);
  const environment = {SITE_FOLDER: folder, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work, HOME: work};
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return startProgram(caddyProgram, args, {port, environment});
});

/** The server of `npm start`. */
const own: Host = {
  name: 'npm start',
  async start(folder) {
    const server = createSiteServer(folder);
    // Clients that process a page leave connections idle. If one were closed, the next page would seem to fail.
    server.keepAliveTimeout = 0;
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return {
      port,
      isSecure: false,
      stop: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  },
};

/** The servers, which must all behave the same. */
export const hosts: readonly Host[] = [nginx, caddy, own];
