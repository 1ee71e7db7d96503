import {checkedInside, type Role, type SampleProblem} from '../role';
import {words} from '../shell/programs';

/** Directives that `http`, `server` and `location` all take. */
const common = `
  access_log add_header allow auth_basic auth_basic_user_file client_max_body_size deny include limit_req
  limit_req_status proxy_buffering proxy_connect_timeout proxy_http_version proxy_read_timeout proxy_send_timeout
  proxy_set_header root`;

/** Directives that pages use, by the block that they may be in; `main` is the top of a file. */
const directives: Readonly<Record<string, readonly string[]>> = {
  main: words('events http include'),
  events: words('include'),
  http: words(`${common} limit_req_zone map server ssl_certificate ssl_certificate_key ssl_protocols upstream`),
  server: words(`${common} if listen location return rewrite server_name set ssl_certificate ssl_certificate_key
    ssl_protocols try_files`),
  location: words(`${common} if location proxy_pass return rewrite set try_files`),
  upstream: words('include server'),
  if: words('add_header return rewrite set'),
};

/** A file that `http` includes, such as one in `conf.d`, begins with one of these. */
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
 * Parses an nginx configuration: statements that end with a semicolon or open a block, and known directives in the blocks
 * that take them. Lines are those of the text, from 1.
 */
export function nginxProblems(text: string): SampleProblem[] {
  const tokens = tokensOf(text);
  const first = tokens[0]?.text ?? '';
  const blocks = [startsInHttp.has(first) ? 'http' : first === 'location' ? 'server' : 'main'];
  const problems: SampleProblem[] = [];
  let statement: Token[] = [];
  const endStatement = (): void => {
    const [name] = statement;
    if (name) problems.push({line: name.line, message: `The directive "${name.text}" is missing its semicolon.`});
    statement = [];
  };
  for (const {text: token, line} of tokens) {
    const stop = (message: string): SampleProblem[] => [...problems, {line, message}];
    if (token === '"' || token === "'") return stop('A quote is not closed.');
    if (token === ';' || token === '{') {
      const [name] = statement;
      if (!name) return stop(`"${token}" without a directive before it.`);
      if (blocks.at(-1) !== 'map')
        problems.push(...directiveProblems(name, statement.length - 1, token, blocks.at(-1) ?? 'main'));
      if (token === '{') blocks.push(name.text);
      statement = [];
    } else if (token === '}') {
      endStatement();
      if (blocks.length === 1) return stop('There is one "}" too many.');
      blocks.pop();
    } else statement.push({text: token, line});
  }
  endStatement();
  if (blocks.length > 1)
    problems.push({line: tokens.at(-1)?.line ?? 1, message: `The block "${blocks.at(-1)}" is not closed.`});
  return problems;
}

function directiveProblems({text: name, line}: Token, valueCount: number, end: string, block: string): SampleProblem[] {
  const places = Object.keys(directives).filter((place) => directives[place]?.includes(name));
  const problem = (message: string): SampleProblem[] => [{line, message}];
  if (places.length === 0)
    return problem(
      `Unknown directive "${name}". If it is right, add it to packages/code-samples/check/roles/nginx.ts.`,
    );
  if (!places.includes(block))
    return problem(`The directive "${name}" is in "${block}", but belongs in ${places.join(', ')}.`);
  return end === ';' && valueCount === 0 ? problem(`The directive "${name}" has no value.`) : [];
}

/** `nginx`: grammar, directives, and the blocks that they are in. */
export const nginx: Role = {
  name: 'nginx',
  kind: 'Server files',
  languages: ['nginx'],
  check: (block) => checkedInside(block, nginxProblems(block.code)),
};
