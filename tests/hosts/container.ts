import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ensureServers, runningServer, type Host} from '../../scripts/server/hosts.mts';
import {freePort, startInFolder, startProgram} from '../../scripts/server/startProgram.mts';

/** Returns the program and the arguments that run a command as root, who alone may mount. On GitHub, sudo may do that. */
function asRoot(...command: readonly string[]): [program: string, args: string[]] {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  return [program, args];
}

/** Returns the last argument of an instruction in the Containerfile. */
function argumentOf(instruction: string): string {
  const found = new RegExp(`^${instruction} (?:\\S+ )?(?<argument>\\S+|\\[.*\\])$`, 'mu').exec(
    readFileSync('deploy/Containerfile', 'utf8'),
  );
  if (!found?.groups?.argument) throw new Error(`deploy/Containerfile has no ${instruction}.`);
  return found.groups.argument;
}

/**
 * Makes the file system of the container, which this machine's other programs don't see, and runs the command in it.
 * Arguments: folder of the site, its place in the container, configuration to use, user, and the command.
 */
const script = `
set -e
site=$1 place=$2 configuration=$3 user=$4
shift 4
mount -t tmpfs tmpfs "$(dirname "$place")"
mkdir "$place"
mount --bind "$site" "$place"
mount --bind "$configuration" "$place/.hosts/nginx.conf"
mount -o remount,bind,ro "$place"
mount -o remount,bind,ro /
mount -t tmpfs tmpfs /tmp
exec setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --bounding-set=-all "$@"
`;

/**
 * What the container runs, without a container: the command of deploy/Containerfile, as its user, without capabilities,
 * on a read-only file system with a writable `/tmp`. As in the image, nginx is Debian's. Only its port differs.
 */
export const container: Host = {
  name: 'the container',
  async start(folder) {
    ensureServers();
    return startInFolder('container', async (work) => {
      const port = await freePort();
      const built = readFileSync(path.join(folder, '.hosts/nginx.conf'), 'utf8');
      const configuration = path.join(work, 'nginx.conf');
      writeFileSync(configuration, built.replace('listen 8080;', `listen 127.0.0.1:${port};`));
      const command = JSON.parse(argumentOf('CMD')) as string[];
      const inContainer = [folder, argumentOf('COPY'), configuration, argumentOf('USER'), ...command];
      const [program, args] = asRoot('unshare', '--mount', 'sh', '-c', script, 'sh', ...inContainer);
      const child = await startProgram(program, args, {port});
      const server = runningServer(child, port, work, false);
      return {
        ...server,
        async stop() {
          const ended = once(child, 'close');
          spawnSync(...asRoot('kill', String(child.pid)));
          await ended;
          await server.stop();
        },
      };
    });
  },
};
