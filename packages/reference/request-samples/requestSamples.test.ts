import {execFileSync} from 'node:child_process';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {sampleCode} from '../openapi/operationBlocks';
import {requestLanguages, type HttpCall} from './requestSamples';

/** Returns a function that writes a call in a language. */
const writer =
  (wanted: string) =>
  (call: HttpCall): string =>
    requestLanguages.find(({value}) => value === wanted)?.write(call) ?? '';
const curl = writer('curl');
const typescript = writer('typescript');
const python = writer('python');
const go = writer('go');
const rust = writer('rust');

const post: HttpCall = {
  name: 'sendMessageSync',
  method: 'POST',
  url: 'http://localhost:3001/api/message-sync',
  headers: {},
  body: {message: "What's new?", stream: false, imageData: null},
  statuses: [200],
  responseBody: 'json',
};
const get: HttpCall = {
  name: 'getHealth',
  method: 'GET',
  url: 'http://localhost:3001/health',
  headers: {},
  statuses: [200],
  responseBody: 'text',
};
const awkward: HttpCall = {
  ...post,
  name: 'awkward',
  headers: {Accept: 'application/json, text/event-stream'},
  body: {
    text: 'line\nbreak "quoted" `tick` \\ é 😀 #"',
    'odd key': [1, 2.5, true],
    nested: {list: [{a: 1}], empty: {}, none: []},
  },
  statuses: [200, 202],
};
const remove: HttpCall = {...get, name: 'deleteSession', method: 'DELETE', statuses: [204]};
const calls = [post, get, awkward, remove];

describe('the curl sample', () => {
  it('is one line for a plain call', () => {
    expect(curl(get)).toBe("curl --fail-with-body --silent --show-error 'http://localhost:3001/health'");
  });

  it.each(calls)('is read by the shell as the arguments of $name', (call) => {
    const words = execFileSync('bash', ['-c', `curl() { printf '%s\\0' "$@"; }\n${curl(call)}`], {encoding: 'utf8'})
      .split('\0')
      .slice(0, -1);
    expect(words.at(-1)).toBe(call.url);
    expect(words).toContain('--fail-with-body');
    if (call.method !== 'GET') expect(words[words.indexOf('--request') + 1]).toBe(call.method);
    if (call.body !== undefined) expect(JSON.parse(words[words.indexOf('--data') + 1] ?? '')).toEqual(call.body);
    for (const [name, value] of Object.entries(call.headers)) expect(words).toContain(`${name}: ${value}`);
  });

  it('shows a stream as it comes', () => {
    expect(curl({...get, responseBody: 'stream'})).toContain('--no-buffer');
  });
});

describe('samples in every language but that of the shell', () => {
  it.each([
    [typescript, 'signal: AbortSignal.timeout(120_000)'],
    [python, 'urlopen(request, timeout=120)'],
    [go, 'client := &http.Client{Timeout: 120 * time.Second}'],
    [rust, '.timeout(Duration::from_secs(120))'],
  ])('stop waiting after two minutes', (write, limit) => {
    expect(calls.map(write).every((sample) => sample.includes(limit))).toBe(true);
  });
});

describe('the TypeScript sample', () => {
  it.each(calls)('parses for $name', (call) => {
    const {diagnostics} = ts.transpileModule(typescript(call), {
      reportDiagnostics: true,
      compilerOptions: {target: ts.ScriptTarget.ESNext},
    });
    expect(diagnostics).toEqual([]);
  });

  it.each([post, awkward])('sends the body of $name', async (call) => {
    const {outputText} = ts.transpileModule(typescript(call), {
      compilerOptions: {target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext},
    });
    const sent: unknown[] = [];
    const fakeFetch = async (url: string, init: {body: string}): Promise<unknown> => {
      sent.push([url, JSON.parse(init.body)]);
      return {status: 200, json: async () => ({})};
    };
    // The sample is a module with top-level await, but only a function body can be run here.
    await (
      new Function('fetch', 'console', `return (async () => {${outputText}})()`) as (
        ...args: unknown[]
      ) => Promise<void>
    )(fakeFetch, {log: () => undefined});
    expect(sent).toEqual([[call.url, call.body]]);
  });

  it('throws at every other status', () => {
    expect(typescript(awkward)).toContain('if (response.status !== 200 && response.status !== 202) {');
  });
});

describe('the Python sample', () => {
  it.each(calls)('parses for $name, and its body is the one of the call', (call) => {
    const script =
      'import ast, json, sys\ntree = ast.parse(sys.argv[1])\n' +
      'print(json.dumps([ast.literal_eval(n.value) for n in tree.body if isinstance(n, ast.Assign) and n.targets[0].id == "body"]))';
    const bodies: unknown = JSON.parse(execFileSync('python3', ['-c', script, python(call)], {encoding: 'utf8'}));
    expect(bodies).toEqual(call.body === undefined ? [] : [call.body]);
  });

  it('stops at every other status', () => {
    expect(python(post)).toContain('if status != 200:');
    expect(python(awkward)).toContain('if status not in (200, 202):');
  });
});

describe('the Go sample', () => {
  it('writes the body as raw text', () => {
    expect(go(post)).toContain('body := strings.NewReader(`{\n  "message": "What\'s new?",');
  });

  it('writes a body with backquotes as escaped text', () => {
    const written = /NewReader\((?<text>".*")\)/u.exec(go(awkward))?.groups?.text ?? '';
    expect(JSON.parse(JSON.parse(written) as string)).toEqual(awkward.body);
  });

  it('imports what it uses and nothing else', () => {
    expect(go(get)).not.toContain('"strings"');
    expect(go(post)).toContain('"strings"');
  });

  it.each(calls)('checks the status of $name and closes every bracket', (call) => {
    expect(go(call)).toContain(call.statuses.map((status) => `response.StatusCode != ${status}`).join(' && '));
    const plain = go(call).replace(/`[^`]*`|"(?:\\.|[^"\\])*"/gu, '');
    for (const [open, close] of ['()', '{}'])
      expect(plain.split(open ?? '').length).toBe(plain.split(close ?? '').length);
  });
});

describe('the Rust sample', () => {
  it('puts the body between marks that are not in it', () => {
    expect(rust(post)).toContain('let body = r#"{\n  "message": "What\'s new?",');
    expect(rust({...post, body: {text: 'a"#b'}})).toContain('r##"');
  });

  it.each(calls)('checks the status of $name', (call) => {
    expect(rust(call)).toContain(`if ${call.statuses.map((status) => `status != ${status}`).join(' && ')} {`);
    expect(rust(call)).toContain(`.${call.method.toLowerCase()}(url)`);
  });
});

describe('the samples of a call', () => {
  it('come in each language, in the order of the tabs', () => {
    const tabs = sampleCode(post);
    const labels = requestLanguages.map(({label}) => ({data: {hProperties: {label}}}));
    expect(tabs).toMatchObject({data: {hName: 'sample-tabs'}, children: labels});
  });

  it('are a shell command alone, which no choice of a language hides, when the response is a stream', () => {
    expect(sampleCode({...get, responseBody: 'stream'})).toMatchObject({type: 'code', lang: 'bash'});
  });
});
