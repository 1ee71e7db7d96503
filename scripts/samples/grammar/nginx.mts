import type {SyntaxFault} from './grammars.mjs';

/** Directives that pages use, with the blocks that they may stand in; `main` is the top of a file. */
const directives: Readonly<Record<string, readonly string[]>> = {
  access_log: ['http', 'server', 'location'],
  add_header: ['http', 'server', 'location', 'if'],
  allow: ['http', 'server', 'location'],
  auth_basic: ['http', 'server', 'location'],
  auth_basic_user_file: ['http', 'server', 'location'],
  client_max_body_size: ['http', 'server', 'location'],
  deny: ['http', 'server', 'location'],
  events: ['main'],
  http: ['main'],
  if: ['server', 'location'],
  include: ['main', 'events', 'http', 'server', 'location', 'upstream'],
  limit_req: ['http', 'server', 'location'],
  limit_req_zone: ['http'],
  listen: ['server'],
  location: ['server', 'location'],
  map: ['http'],
  proxy_buffering: ['http', 'server', 'location'],
  proxy_connect_timeout: ['http', 'server', 'location'],
  proxy_http_version: ['http', 'server', 'location'],
  proxy_pass: ['location'],
  proxy_read_timeout: ['http', 'server', 'location'],
  proxy_send_timeout: ['http', 'server', 'location'],
  proxy_set_header: ['http', 'server', 'location'],
  return: ['server', 'location', 'if'],
  rewrite: ['server', 'location', 'if'],
  root: ['http', 'server', 'location'],
  server: ['http', 'upstream'],
  server_name: ['server'],
  set: ['server', 'location', 'if'],
  ssl_certificate: ['http', 'server'],
  ssl_certificate_key: ['http', 'server'],
  ssl_protocols: ['http', 'server'],
  try_files: ['server', 'location'],
  upstream: ['http'],
};

/** A file that is included in the `http` block, as those in `conf.d` are, begins with one of these. */
const startsInHttp = new Set(['server', 'upstream', 'map', 'limit_req_zone']);

interface Token {
  readonly text: string;
  readonly line: number;
}

const pattern = /#[^\n]*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]|(?:\$\{[^}]*\}|\\.|[^\s{};"'#])+|["']/gu;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)]
    .filter(([token]) => !token.startsWith('#'))
    .map((match) => ({text: match[0], line: text.slice(0, match.index).split('\n').length}));
}

/**
 * Parses an nginx configuration: statements that end with a semicolon or open a block, known directives in the blocks
 * that take them.
 */
export function nginxFaults(text: string): SyntaxFault[] {
  const tokens = tokensOf(text);
  const blocks: string[] = [
    startsInHttp.has(tokens[0]?.text ?? '') ? 'http' : tokens[0]?.text === 'location' ? 'server' : 'main',
  ];
  const faults: SyntaxFault[] = [];
  let statement: Token[] = [];
  for (const token of tokens) {
    if (token.text === '"' || token.text === "'")
      return [...faults, {line: token.line, message: 'A quote is not closed.'}];
    if (token.text === ';' || token.text === '{') {
      const [name] = statement;
      if (!name) return [...faults, {line: token.line, message: `"${token.text}" without a directive before it.`}];
      if (blocks.at(-1) !== 'map')
        faults.push(...directiveFaults(name, statement.length - 1, token.text, blocks.at(-1) ?? 'main'));
      if (token.text === '{') blocks.push(name.text);
      statement = [];
    } else if (token.text === '}') {
      if (statement[0])
        faults.push({line: statement[0].line, message: `The directive "${statement[0].text}" lacks its semicolon.`});
      if (blocks.length === 1) return [...faults, {line: token.line, message: 'A "}" too many.'}];
      blocks.pop();
      statement = [];
    } else statement.push(token);
  }
  if (statement[0])
    faults.push({line: statement[0].line, message: `The directive "${statement[0].text}" lacks its semicolon.`});
  if (blocks.length > 1)
    faults.push({line: tokens.at(-1)?.line ?? 1, message: `The block "${blocks.at(-1)}" is not closed.`});
  return faults;
}

function directiveFaults({text: name, line}: Token, valueCount: number, end: string, block: string): SyntaxFault[] {
  const places = directives[name];
  if (!places)
    return [
      {line, message: `Unknown directive "${name}". If it is right, add it to scripts/samples/grammar/nginx.mts.`},
    ];
  if (!places.includes(block))
    return [{line, message: `The directive "${name}" stands in "${block}", but belongs into ${places.join(', ')}.`}];
  const needsValue = end === ';' && valueCount === 0;
  return needsValue ? [{line, message: `The directive "${name}" has no value.`}] : [];
}
