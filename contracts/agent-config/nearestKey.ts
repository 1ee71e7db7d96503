import {editDistance} from '@docs-kit/report';

/**
 * Names that authors know from other tools or everyday speech, in lower case, and the agent file's names for the same
 * thing. The first one that is allowed at that position is suggested.
 */
const keySynonyms: Readonly<Record<string, readonly string[]>> = {
  baseurl: ['url', 'baseURL'],
  endpoint: ['url', 'baseURL'],
  cmd: ['command'],
  arguments: ['args'],
  environment: ['env'],
  mode: ['connectionMode'],
  servers: ['mcpServers'],
  mcp: ['mcpServers'],
  tools: ['mcpServers'],
  prompt: ['systemPrompt'],
  text: ['content', 'static'],
  name: ['id'],
  key: ['apiKey'],
  maxtokens: ['maxOutputTokens'],
  ttl: ['sessionTTL'],
  postgresql: ['postgres'],
  pg: ['postgres'],
  memory: ['in-memory', 'memory'],
  inmemory: ['in-memory'],
  file: ['sqlite'],
  'streamable-http': ['http'],
  streamable: ['http'],
  local: ['stdio'],
  ollama: ['openai-compatible'],
  lmstudio: ['openai-compatible'],
  gemini: ['google'],
  claude: ['anthropic'],
  grok: ['xai'],
  approve: ['auto-approve'],
  deny: ['auto-deny'],
};

/** Returns a question to append to a message, `` Did you mean `llm`?``, or an empty text if nothing is similar. */
export function nearestQuestion(written: string, known: readonly string[]): string {
  const nearest = nearestKey(written, known);
  return nearest === undefined ? '' : ` Did you mean \`${nearest}\`?`;
}

/**
 * Finds the key or value that an author probably meant.
 * @param written what the file contains
 * @param known what is allowed there
 * @returns the likeliest one; undefined if none is similar
 */
export function nearestKey(written: string, known: readonly string[]): string | undefined {
  const lower = written.toLowerCase();
  const sameLetters = known.find((name) => name.toLowerCase() === lower);
  if (sameLetters !== undefined) return sameLetters;
  const meant = Object.hasOwn(keySynonyms, lower) ? keySynonyms[lower] : undefined;
  const synonym = meant?.find((name) => known.includes(name));
  if (synonym !== undefined) return synonym;

  const ranked = known
    .map((name) => {
      const limit = Math.max(1, Math.floor(Math.min(name.length, written.length) / 3));
      return {name, edits: editDistance(lower, name.toLowerCase(), limit)};
    })
    .filter(({edits}) => edits < Infinity)
    .sort((one, other) => one.edits - other.edits);
  return ranked[0]?.name;
}

/** What to do instead of using a merge key. */
export const mergeKeyAdvice = 'Merge keys are not applied. Repeat the keys, or use an alias for a whole value.';

/** Keys that authors expect but that have no counterpart, where they expect them, and what to do instead. */
const otherWays: readonly {readonly keys: readonly string[]; readonly place: RegExp; readonly advice: string}[] = [
  {keys: ['<<'], place: /^/u, advice: mergeKeyAdvice},
  {keys: ['systemPrompt', 'mcpServers'], place: /^llm$/u, advice: 'Write it at the top level, beside `llm`.'},
  {keys: ['user', 'username'], place: /^storage\./u, advice: 'The user belongs in `connectionString`.'},
  {keys: ['cache'], place: /\.options$/u, advice: 'Files are always kept in memory after the first read.'},
];

/**
 * Returns a message that a key doesn't exist, with the likeliest existing one.
 * @param key as written
 * @param place dotted path of the mapping that contains it; empty for the top of the file
 * @param known allowed keys
 */
export function unknownKeyMessage(key: string, place: string, known: readonly string[]): string {
  const where = place === '' ? 'an agent file' : `\`${place}\``;
  return `\`${key}\` is not a key of ${where}. ${advice(key, place, known)}`;
}

function advice(key: string, place: string, known: readonly string[]): string {
  const otherWay = otherWays.find((way) => way.keys.includes(key) && way.place.test(place));
  if (otherWay) return otherWay.advice;
  return nearestQuestion(key, known).trim() || `Known keys: ${known.map((name) => `\`${name}\``).join(', ')}.`;
}
