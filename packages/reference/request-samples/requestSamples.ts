/** One call of the HTTP API, as samples make it. */
export interface HttpCall {
  /** Name of the operation, for the sample's messages. */
  readonly name: string;
  /** `GET`, `POST`, … */
  readonly method: string;
  /** Complete URL, including the query. */
  readonly url: string;
  /** Headers by name, apart from the `Content-Type` of a JSON body. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON value of the body, if there is one. */
  readonly body?: unknown;
  /** Statuses that mean success. */
  readonly statuses: readonly number[];
  /** Content of a successful response. Of a stream, only the shell command is shown. */
  readonly responseBody: 'json' | 'text' | 'stream';
}

/** A language of request samples. */
export interface RequestLanguage {
  /** Label of its tab. */
  readonly label: string;
  /** Its name in URLs (`?samples=python`) and in the document. */
  readonly value: string;
  /** Language of the code block. */
  readonly fence: string;
  /** Role of the code block, for the check of samples. */
  readonly role?: string;
  write(call: HttpCall): string;
}

/** The languages of request samples, in the order of their tabs. The first is shown by default. */
export const requestLanguages: readonly RequestLanguage[] = [
  {label: 'curl', value: 'curl', fence: 'bash', write: curl},
  {label: 'TypeScript', value: 'typescript', fence: 'ts', role: 'http', write: typescript},
  {label: 'Python', value: 'python', fence: 'python', role: 'http', write: python},
  {label: 'Go', value: 'go', fence: 'go', role: 'http', write: go},
  {label: 'Rust', value: 'rust', fence: 'rust', role: 'http', write: rust},
];

/** Timeout of samples in seconds: an agent's turn can take minutes. */
const timeoutSeconds = 120;

/** The call as a shell command, which prints the response and fails when the status is an error. */
function curl(call: HttpCall): string {
  const parts = [
    `curl --fail-with-body --silent --show-error${call.responseBody === 'stream' ? ' --no-buffer' : ''}${call.method === 'GET' ? '' : ` --request ${call.method}`}`,
    ...Object.entries(headersOf(call)).map(([name, value]) => `--header ${shellWord(`${name}: ${value}`)}`),
    ...(call.body === undefined ? [] : [`--data ${shellWord(shellJson(call.body))}`]),
    shellWord(call.url),
  ];
  const line = parts.join(' ');
  return line.length <= 80 ? line : parts.join(' \\\n  ');
}

/** JSON on one line if it's short, otherwise indented like the arguments of the command. */
function shellJson(value: unknown): string {
  const line = JSON.stringify(value);
  return line.length <= 68 ? line : JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}

/** A shell word in single quotes, which prevent expansion. */
const shellWord = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`;

const typescriptStyle: LiteralStyle = {
  constants: {},
  text: (value) => `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  key: (name) => (/^[A-Za-z_$][\w$]*$/u.test(name) ? name : typescriptStyle.text(name)),
};

/** The call as a TypeScript module with `fetch`. */
function typescript(call: HttpCall): string {
  const headers = headersOf(call);
  const written = (value: unknown): string => indented(literal(value, typescriptStyle, 2), 2);
  const options = [
    ...(call.method === 'GET' ? [] : [`method: ${typescriptStyle.text(call.method)},`]),
    ...(Object.keys(headers).length > 0 ? [`headers: ${written(headers)},`] : []),
    ...(call.body === undefined ? [] : [`body: JSON.stringify(${written(call.body)}),`]),
  ];
  const limit = `signal: AbortSignal.timeout(${timeoutSeconds}_000)`;
  const settings = options.length === 0 ? `{${limit}}` : `{\n  ${[...options, limit].join('\n  ')},\n}`;
  return `const url = ${typescriptStyle.text(call.url)};
const response = await fetch(url, ${settings});

if (${call.statuses.map((status) => `response.status !== ${status}`).join(' && ')}) {
  const reason = await response.text();
  throw new Error(\`${call.name}: \${response.status} \${reason}\`);
}

const data: ${call.responseBody === 'json' ? 'unknown' : 'string'} = await response.${call.responseBody}();
console.log(data);`;
}

const pythonStyle: LiteralStyle = {
  constants: {true: 'True', false: 'False', null: 'None'},
  // JSON and Python strings differ only in escaped surrogate pairs, which JSON.stringify doesn't escape.
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
};

/** The call as a Python program that only needs the standard library. */
function python(call: HttpCall): string {
  const needsJson = call.body !== undefined || call.responseBody === 'json';
  return [
    ...(needsJson ? ['import json'] : []),
    'import urllib.error',
    'import urllib.request',
    '',
    `url = ${pythonStyle.text(call.url)}`,
    ...(call.body === undefined ? [] : [`body = ${literal(call.body, pythonStyle, 4)}`]),
    ...pythonRequest(call),
    '',
    'try:',
    `    with urllib.request.urlopen(request, timeout=${timeoutSeconds}) as response:`,
    '        status = response.status',
    '        text = response.read().decode("utf-8")',
    'except urllib.error.HTTPError as error:',
    '    # Statuses from 400 on arrive as exceptions.',
    '    status = error.code',
    '    text = error.read().decode("utf-8")',
    '',
    `if status ${call.statuses.length === 1 ? `!= ${call.statuses[0]}` : `not in (${call.statuses.join(', ')})`}:`,
    `    raise SystemExit(f"${call.name}: {status}: {text}")`,
    call.responseBody === 'json' ? 'print(json.dumps(json.loads(text), indent=2))' : 'print(text)',
  ].join('\n');
}

function pythonRequest(call: HttpCall): string[] {
  const headers = headersOf(call);
  const options = [
    ...(call.method === 'GET' ? [] : [`    method=${pythonStyle.text(call.method)},`]),
    ...(Object.keys(headers).length > 0 ? [`    headers=${indented(literal(headers, pythonStyle, 4), 4)},`] : []),
    ...(call.body === undefined ? [] : ['    data=json.dumps(body).encode("utf-8"),']),
  ];
  if (options.length === 0) return ['request = urllib.request.Request(url)'];
  return ['request = urllib.request.Request(', '    url,', ...options, ')'];
}

/** The call as a Go program with `net/http`. */
function go(call: HttpCall): string {
  const hasBody = call.body !== undefined;
  const imports = ['fmt', 'io', 'log', 'net/http', ...(hasBody ? ['strings'] : []), 'time'];
  return `package main

import (
${imports.map((name) => `\t"${name}"`).join('\n')}
)

func main() {
\turl := ${goText(call.url)}
${hasBody ? `\tbody := strings.NewReader(${goText(JSON.stringify(call.body, null, 2))})\n` : ''}\trequest, err := http.NewRequest("${call.method}", url, ${hasBody ? 'body' : 'nil'})
\tif err != nil {
\t\tlog.Fatal(err)
\t}
${Object.entries(headersOf(call))
  .map(([name, value]) => `\trequest.Header.Set(${goText(name)}, ${goText(value)})\n`)
  .join('')}
\tclient := &http.Client{Timeout: ${timeoutSeconds} * time.Second}
\tresponse, err := client.Do(request)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tdefer response.Body.Close()

\tdata, err := io.ReadAll(response.Body)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tif ${call.statuses.map((status) => `response.StatusCode != ${status}`).join(' && ')} {
\t\tlog.Fatalf("${call.name}: %s: %s", response.Status, data)
\t}
\tfmt.Println(string(data))
}`;
}

/** A string literal. It's in backticks if it has several lines or quotes, to avoid escapes. */
function goText(value: string): string {
  return /["\\\n]/u.test(value) && !value.includes('`') ? `\`${value}\`` : JSON.stringify(value);
}

/** The call as a Rust program, which needs the crate `reqwest` with its feature `blocking`. */
function rust(call: HttpCall): string {
  const hasBody = call.body !== undefined;
  return `// Cargo.toml: reqwest = { version = "0.12", features = ["blocking"] }
use std::time::Duration;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let url = ${rustText(call.url)};
${hasBody ? `    let body = ${rawRustText(JSON.stringify(call.body, null, 2))};\n` : ''}    let response = reqwest::blocking::Client::new()
        .${call.method.toLowerCase()}(url)
${Object.entries(headersOf(call))
  .map(([name, value]) => `        .header(${rustText(name)}, ${rustText(value)})\n`)
  .join('')}        // The default is 30 seconds.
        .timeout(Duration::from_secs(${timeoutSeconds}))
${hasBody ? '        .body(body)\n' : ''}        .send()?;

    let status = response.status().as_u16();
    let text = response.text()?;
    if ${call.statuses.map((code) => `status != ${code}`).join(' && ')} {
        return Err(format!("${call.name}: {status} {text}").into());
    }
    println!("{text}");
    Ok(())
}`;
}

/** A quoted string. JSON and Rust only differ in escapes of code points. */
const rustText = (value: string): string =>
  JSON.stringify(value).replace(/\\u(?<digits>[\da-f]{4})/gu, '\\u{$<digits>}');

/** A raw string, with enough `#` marks that the delimiter doesn't occur in it. */
function rawRustText(value: string): string {
  let marks = '#';
  while (value.includes(`"${marks}`)) marks += '#';
  return `r${marks}"${value}"${marks}`;
}

/** Returns the headers of a call by name, starting with the `Content-Type` of a JSON body. */
const headersOf = ({body, headers}: HttpCall): HttpCall['headers'] =>
  body === undefined ? headers : {'Content-Type': 'application/json', ...headers};

/** Indents all lines but the first. */
const indented = (value: string, spaces: number): string => value.replaceAll('\n', `\n${' '.repeat(spaces)}`);

interface LiteralStyle {
  /** Names of JSON's `true`, `false` and `null` that differ. */
  readonly constants: Readonly<Record<string, string>>;
  text(value: string): string;
  /** A key of an object, without the colon. */
  key(name: string): string;
}

/** Lists and objects up to this length stay on one line. */
const maxLineLength = 60;

/**
 * Writes a JSON value in a language whose lists use brackets and whose objects use braces and colons.
 * @param indent number of spaces per level
 */
function literal(value: unknown, style: LiteralStyle, indent: number, depth = 0): string {
  if (typeof value === 'string') return style.text(value);
  if (typeof value !== 'object' || value === null) return style.constants[String(value)] ?? String(value);
  const nested = (inner: unknown): string => literal(inner, style, indent, depth + 1);
  if (Array.isArray(value)) return group(value.map(nested), '[', ']', indent, depth);
  const members = Object.entries(value).map(([name, inner]) => `${style.key(name)}: ${nested(inner)}`);
  return group(members, '{', '}', indent, depth);
}

function group(members: readonly string[], open: string, close: string, indent: number, depth: number): string {
  const line = `${open}${members.join(', ')}${close}`;
  if (line.length <= maxLineLength && !line.includes('\n')) return line;
  const space = ' '.repeat(indent * (depth + 1));
  return `${open}\n${members.map((member) => `${space}${member},\n`).join('')}${' '.repeat(indent * depth)}${close}`;
}
