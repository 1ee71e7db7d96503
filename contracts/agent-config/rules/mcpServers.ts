import type {Mapping} from '../mapping';
import {errorAt} from '../problem';
import type {CrossFieldRule} from './rule';

/** The form that a server name takes in front of a tool name. */
const prefixOf = (name: string): string => name.replace(/[^\w-]/gu, '_');

const distinctNames: CrossFieldRule = {
  name: 'server names stay different as prefixes',
  key: 'mcpServers',
  check(config) {
    const names = Object.keys((config.mcpServers ?? {}) as Mapping);
    return names.flatMap((name, index) => {
      const earlier = names.slice(0, index).find((other) => prefixOf(other) === prefixOf(name));
      if (earlier === undefined) return [];
      const message =
        `The names \`${earlier}\` and \`${name}\` are the same once other characters become \`_\`, so this server does not connect. ` +
        'Rename one of them.';
      return [{...errorAt(['mcpServers', name], message), at: 'key' as const}];
    });
  },
};

/** Rules of the `mcpServers` part. */
export const mcpServerRules: readonly CrossFieldRule[] = [distinctNames];
