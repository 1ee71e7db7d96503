/** What a block may presume with `given="agent session"`: things that the page has shown to be made, and their types. */
export const givens: Readonly<Record<string, string>> = {
  agent: 'SaikiAgent',
  session: 'ChatSession',
  manager: 'MCPManager',
  bus: 'AgentEventBus',
  cache: 'CacheBackend',
  database: 'DatabaseBackend',
  config: 'AgentConfig',
};

const namesIn = (written: string | undefined): string[] =>
  (written ?? '').split(/[\s,]+/u).filter((name) => name !== '');

/** Names that nobody can presume. */
export const unknownGivens = (written: string | undefined): string[] =>
  namesIn(written).filter((name) => !Object.hasOwn(givens, name));

/** Declarations of what is presumed, on one line, so that the lines of the block keep their numbers. */
export const declarationsOf = (written: string | undefined): string =>
  namesIn(written)
    .filter((name) => Object.hasOwn(givens, name))
    .map((name) => `declare const ${name}: import('@truffle-ai/saiki').${givens[name]}; `)
    .join('');
