import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {saveFile} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';
import {readTracked, zipOf} from './index';
import {finishedFolder, type Download} from './finishedFolder';

const bytes = (text: string) => Buffer.from(text);
const versions = {'@truffle-ai/saiki': '1.0.0', tsx: '2.0.0', '@types/node': '3.0.0', zod: '4.0.0', dotenv: '5.0.0'};
const examples = new Map([
  ['a/agent.yml', bytes('llm:\n  apiKey: $SOME_API_KEY\n')],
  [
    'a/run.ts',
    bytes("import {z} from 'zod';\nimport {ask} from '../common/ask';\nimport {text} from 'node:stream/consumers';\n"),
  ],
  ['common/ask.ts', bytes("import 'dotenv/config';\nimport type {SaikiAgent} from '@truffle-ai/saiki';\n")],
  ['other/x.ts', bytes('x')],
  ['package.json', bytes(JSON.stringify({devDependencies: versions}))],
]);
const download: Download = {
  folder: 'a',
  title: 'A',
  page: '/docs/a',
  needs: ['a cat'],
  terminals: [['cd a'], ['echo b']],
};
const home = 'https://example.com/';

describe('a finished folder', () => {
  const files = finishedFolder(download, examples, home);
  const textOf = (file: string) => Buffer.from(files.get(`saiki-a/${file}`) ?? []).toString();

  it('has the example, what that imports, and nothing else', () => {
    expect([...files.keys()].sort()).toEqual(
      ['README.md', 'a/agent.yml', 'a/run.ts', 'common/ask.ts', 'package.json'].map((file) => `saiki-a/${file}`),
    );
  });

  it('installs the packages that its programs import', () => {
    expect(JSON.parse(textOf('package.json'))).toMatchObject({name: 'saiki-a', type: 'module', dependencies: versions});
  });

  it('says what it needs and how it runs', () => {
    expect(textOf('README.md')).toBe(
      [
        '# A',
        'The finished folder of https://example.com/docs/a, which explains each file and shows what appears.',
        '## Needs',
        '- Node.js 20 or newer\n- a key for SOME_API_KEY\n- a cat',
        '## Run',
        '```bash\nnpm install\nexport SOME_API_KEY=your-key\ncd a\n```',
        'In another terminal:',
        '```bash\necho b\n```',
        'Keep your keys, databases and the folder `.saiki` out of version control.\n',
      ].join('\n\n'),
    );
  });

  it.each([
    [
      'a package without a known release',
      new Map([...examples].filter(([file]) => file !== 'package.json')),
      download,
      /imports .*examples\/package\.json/u,
    ],
    [
      'a folder that is not there',
      examples,
      {...download, folder: 'b'},
      /no folder "b".*config\/exampleDownloads\.yaml/u,
    ],
  ])('%s is reported', (_, given, wanted, message) => {
    expect(() => finishedFolder(wanted, given, home)).toThrow(message);
  });
});

describe('an archive', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('has the same bytes in every order of its files and every time zone', () => {
    const [first, ...others] = ['UTC', 'Asia/Tokyo', 'America/New_York'].map((zone) => {
      vi.stubEnv('TZ', zone);
      return Buffer.from(zipOf(new Map([...examples].reverse()))).toString('base64');
    });
    vi.stubEnv('TZ', 'UTC');
    expect(others).toEqual([first, first]);
    expect(Buffer.from(zipOf(examples)).toString('base64')).toBe(first);
    expect(Object.keys(unzipSync(zipOf(examples)))).toEqual([...examples.keys()].sort());
  });
});

describe('files of a folder', () => {
  const ignored = {'examples/a/.saiki/log': '', 'examples/node_modules/x/index.js': ''};
  const site = makeFolder({'examples/a/run.ts': '', ...ignored}, afterAll);
  const git = (...args: string[]) => execFileSync('git', args, {cwd: site, stdio: 'ignore'});

  it('without a history are all but hidden ones and packages', () => {
    expect([...readTracked(path.join(site, 'examples')).keys()]).toEqual(['a/run.ts']);
  });

  it('are those that Git knows, so what a run left behind stays out', () => {
    git('init');
    git('add', 'examples/a/run.ts');
    saveFile(path.join(site, 'examples/a/shop.db'), '');
    expect([...readTracked(path.join(site, 'examples')).keys()]).toEqual(['a/run.ts']);
  });
});
