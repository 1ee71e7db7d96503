import {describe, expect, it} from 'vitest';
import {parse, syntaxProblems} from '../grammars';
import {readScript} from './script';

const read = async (text: string) => readScript(await parse('bash', text));
const called = async (text: string): Promise<string[][]> =>
  (await read(text)).commands.map(({name, words}) => [name.text, ...words.map((word) => word.text)]);

describe('readScript', () => {
  it.each([
    ['quotes are taken off', `greeter "a b" 'c d' e\\ f`, [['greeter', 'a b', 'c d', 'e f']]],
    ['quoted parts of one word are joined', `curl -d '{"a": "it'\\''s"}'`, [['curl', '-d', `{"a": "it's"}`]]],
    ['a long command continues after a backslash', 'curl \\\n  --silent \\\n  x', [['curl', '--silent', 'x']]],
    ['variables of the script are put in', 'P=5\ncurl "http://h:$P/x"', [['curl', 'http://h:5/x']]],
    ['other variables get a placeholder', 'greeter "$QUESTION"', [['greeter', 'value']]],
    ['commands in pipes and conditions count', 'if a; then b | c; fi', [['a'], ['b'], ['c']]],
    ['commands in substitutions count', 'X=$(a -b)', [['a', '-b']]],
    ['comments do not count', '# a\nb # c', [['b']]],
    ['sudo is taken off, with its user', 'sudo -u greeter npm ci', [['npm', 'ci']]],
    ['env is taken off, with what it sets', 'env --unset A B=1 greeter x', [['greeter', 'x']]],
    ['xargs is taken off, with its placeholder', 'xargs -I {} npm run {}', [['npm', 'run', '{}']]],
    ['programs that start each other are taken off', 'sudo nohup time -p greeter x', [['greeter', 'x']]],
    ['a program that starts no other stays', 'sudo -v', [['sudo', '-v']]],
  ])('%s', async (_name, text, expected) => {
    expect(await called(text)).toEqual(expected);
  });

  it('says which commands see a variable', async () => {
    const {assignments, commands} = await read('A=1\nexport B=2\nC=3 greeter x');
    expect(assignments.map(({name, isExported}) => [name, isExported])).toEqual([
      ['A', false],
      ['B', true],
    ]);
    expect(commands[0]?.assignments.map(({name, isExported}) => [name, isExported])).toEqual([['C', false]]);
  });

  it('finds the text that a command reads, and the files that one writes', async () => {
    const {commands, written} = await read("cat > notes.md <<'END'\nhello\nEND\n");
    expect(commands[0]?.input).toBe('hello\n');
    expect(written).toEqual(['notes.md']);
  });
});

describe('syntaxProblems', () => {
  it.each([
    ['bash', 'greeter "x', 1],
    ['bash', 'a && b\nc ) d', 2],
    ['python', 'x = 1\nprint(', 2],
    ['go', 'package main\nfunc {', 2],
    ['rust', 'fn main() {\n  let = 5;\n}', 2],
    ['powershell', 'Get-Item\nforeach ($x in', 2],
    ['ini', '[Service]\n= node', 2],
  ] as const)('finds what breaks %s: %j', async (language, text, line) => {
    const errors = syntaxProblems(await parse(language, text));
    expect(errors.map((error) => error.line)).toContain(line);
  });

  it.each([
    ['bash', 'for i in 1 2; do echo "$i"; done'],
    ['python', 'async def f(x: int) -> int:\n    return x'],
    ['go', 'package main\n\nfunc main() {}'],
    ['rust', 'fn main() -> Result<(), ()> { Ok(()) }'],
    ['powershell', '$env:OPENAI_API_KEY = "your-key"'],
    ['ini', '[Service]\nExecStart=/usr/bin/node server.js'],
  ] as const)('finds nothing in right %s', async (language, text) => {
    expect(syntaxProblems(await parse(language, text))).toEqual([]);
  });
});
