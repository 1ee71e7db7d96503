import {errorAt, warningAt} from '../problem';
import {mappingsIn, type Mapping} from '../values';
import type {CrossFieldRule} from './rule';

/** A server name as it appears in front of a tool name. */
const prefixOf = (name: string): string => name.replace(/[^\w-]/gu, '_');

/** Server names stay different as prefixes. */
const distinctNames: CrossFieldRule = (config) => {
  const first = new Map<string, string>();
  return Object.keys(config.mcpServers as Mapping).flatMap((name) => {
    const earlier = first.get(prefixOf(name));
    if (earlier === undefined) {
      first.set(prefixOf(name), name);
      return [];
    }
    const message =
      `The names \`${earlier}\` and \`${name}\` are the same once other characters become \`_\`, so this server does not connect. ` +
      'Rename one of them.';
    return [errorAt(['mcpServers', name], message, 'key')];
  });
};

/** A script that `node` runs isn't one that Saiki looks up in its own package. */
const ownScript: CrossFieldRule = (config) =>
  mappingsIn(config.mcpServers).flatMap(([name, {type, command, args}]) => {
    const [script] = (args ?? []) as readonly (string | undefined)[];
    if (type !== 'stdio' || command !== 'node' || !script?.startsWith('dist/')) return [];
    const message =
      `With \`command: node\`, Saiki looks for \`${script}\` in its own package, not in your project. ` +
      `Write \`./${script}\` for your own file.`;
    return [warningAt(['mcpServers', name, 'args', 0], message)];
  });

/** `command` has no arguments. */
const commandAlone: CrossFieldRule = (config) =>
  mappingsIn(config.mcpServers).flatMap(([name, {type, command, args}]) => {
    // A path may contain spaces.
    if (type !== 'stdio' || typeof command !== 'string' || !/^[^\s/\\]+\s+\S/u.test(command)) return [];
    const [program, ...words] = command.split(/\s+/u);
    const all = words.map((word) => JSON.stringify(word)).concat(Array.isArray(args) && args.length > 0 ? '…' : []);
    const message =
      'A command is the program alone, so Saiki looks for a program with this whole name. If some of the words are ' +
      `arguments, write \`command: ${program}\` and \`args: [${all.join(', ')}]\`.`;
    return [warningAt(['mcpServers', name, 'command'], message)];
  });

/** Headers are sent with the request that opens the stream. */
const streamHeaders: CrossFieldRule = (config) =>
  mappingsIn(config.mcpServers).flatMap(([name, {type, headers}]) => {
    if (type !== 'sse' || Object.keys(headers ?? {}).length === 0) return [];
    const message =
      'With `type: sse`, headers are not sent with the GET that opens the stream. ' +
      'If the server asks for them there, write `type: http` and its streamable HTTP address.';
    return [warningAt(['mcpServers', name, 'headers'], message, 'key')];
  });

/** Rules of the `mcpServers` part. */
export const mcpServerRules: readonly CrossFieldRule[] = [distinctNames, ownScript, commandAlone, streamHeaders];
