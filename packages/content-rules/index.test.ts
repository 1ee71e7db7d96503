import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {inspect} from 'node:util';
import {ProblemError, saveFile} from '@docs-kit/report';
import {makeFolder} from '@docs-kit/report/testing';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {afterEach, beforeEach, describe, expect, it, vi, type MockInstance} from 'vitest';
import contentRules, {compileProblems} from './index';
import type {ContentSource} from './options';
import {goodPage} from './site.testing';

const docs: ContentSource = {kind: 'docs', path: 'docs', routeBasePath: 'docs'};
let siteDir: string;

const write = (file: string, text: string): void => saveFile(path.join(siteDir, file), text);
const open = (source = docs) => {
  const siteConfig = {url: 'https://example.com', baseUrl: '/saiki/'};
  return contentRules({siteDir, siteConfig} as unknown as LoadContext, {folders: [source]});
};
/** Returns the message that Rspack makes from an error of Docusaurus' MDX loader. */
function loaderMessage(error: unknown): string {
  const details = JSON.stringify(error, null, 2);
  const text = `Error: MDX compilation failed for file "${path.join(siteDir, 'docs/a.md')}"\nCause: x\nDetails:\n${details}\n\n    at x`;
  return `  × ${text.replaceAll('\n', '\n  │ ')}`;
}
/** Does what a build and the development server do first. */
const load = async (...given: Parameters<typeof open>): Promise<void> => {
  await (await open(...given)).loadContent?.();
};

beforeEach(() => {
  siteDir = makeFolder();
});

it('accepts content without problems', async () => {
  write('docs/deep/a.md', goodPage('One'));
  await expect(load()).resolves.toBeUndefined();
});

it('checks again when a page or the list of files has changed since the last start', async () => {
  write('docs/a.md', goodPage('One', '![A picture](./a.png)'));
  write('docs/a.png', '\uFFFDPNG');
  await load();
  await load();
  rmSync(path.join(siteDir, 'docs/a.png'));
  await expect(load()).rejects.toThrow('a.png');
  write('docs/a.png', '\uFFFDPNG');
  write('docs/a.md', 'Text.\n');
  await expect(load()).rejects.toThrow('front matter');
});

it('reports all problems of all pages, sorted by file and line, without a stack trace', async () => {
  write('docs/b.md', goodPage('One', '### A\n\n# B'));
  write('docs/a.md', 'Text.\n');
  const error = await load().catch((reason: unknown) => reason);
  expect(inspect(error)).toBe(
    [
      '3 problems in 2 files:',
      '',
      'docs/a.md:1:1 the page has no front matter. Fix: start with ---, a "title", a "description" and --- on separate lines.',
      'docs/b.md:6:1 the heading "A" skips from level 1 to level 3. Fix: write ## instead of ###.',
      'docs/b.md:8:1 "B" is a # heading, and the page already has one: its "title". Fix: delete the line, or write ## instead.',
      '',
    ].join('\n'),
  );
});

it("reports the problems of the site's remark plugins together with its own", async () => {
  const rejectText: Plugin<[], Root> = () => (_tree, file) => {
    throw new ProblemError({file: path.basename(file.path), line: 6, message: 'some directive is unknown'});
  };
  const rejectAgain: Plugin<[], Root> = () => (_tree, file) => {
    throw new ProblemError({file: path.basename(file.path), line: 6, message: 'some sample is wrong'});
  };
  const rejectLater: Plugin<[], Root> = () => () => Promise.reject(new Error('asynchronous'));
  const source = {...docs, beforeDefaultRemarkPlugins: [rejectText], remarkPlugins: [rejectLater, rejectAgain]};
  write('docs/a.md', goodPage('One'));
  await expect(load(source)).resolves.toBeUndefined();
  write('docs/b.md', goodPage('Two', '### A'));
  const error = await load(source).catch((reason: unknown) => reason as ProblemError);
  expect(error?.problems.map(({file, message}) => `${file} ${message}`)).toEqual([
    expect.stringContaining('docs/b.md the heading "A" skips'),
    'a.md some directive is unknown',
    'a.md some sample is wrong',
    'b.md some directive is unknown',
    'b.md some sample is wrong',
  ]);
});

it('reports a problem once when two pages show the file that has it', async () => {
  const rejectDiagram: Plugin<[], Root> = () => () => {
    throw new ProblemError({file: 'docs/a.mmd', line: 3, message: '"a -> b" is not valid in a flowchart'});
  };
  write('docs/a.md', goodPage('One', '### A'));
  write('docs/b.md', goodPage('Two'));
  const error = await load({...docs, remarkPlugins: [rejectDiagram]}).catch((reason: unknown) => reason);
  expect(inspect(error)).toMatch(/^2 problems in 2 files:\n\n.*\ndocs\/a\.mmd:3 "a -> b" is not valid .*\n$/u);
});

it('reports a problem once when a remark plugin and a rule find it', async () => {
  const rejectDirective: Plugin<[], Root> = () => () => {
    throw new ProblemError({file: 'docs/a.md', line: 6, column: 1, message: 'no directive "::note"'});
  };
  write('docs/a.md', goodPage('One', '::note'));
  const error = await load({...docs, remarkPlugins: [rejectDirective]}).catch(String);
  expect(error).toBe(
    'ProblemError: docs/a.md:6:1 "::note" starts no admonition. Fix: write ":::note", with three colons.',
  );
});

it('requires the position of a page in a folder that a sidebar orders', async () => {
  write('docs/a/one.md', goodPage('One'));
  write('docs/a/two.md', goodPage('Two', 'Text.', ['sidebar_position: 1']));
  write('sidebars.mjs', `export default {one: [{type: 'autogenerated', dirName: 'a'}]};`);
  await expect(load({...docs, sidebarPath: './sidebars.mjs'})).rejects.toThrow(
    'docs/a/one.md:2:1 the page has no sidebar_position',
  );
  await expect(load(docs)).resolves.toBeUndefined();
});

it('rejects a content folder that does not exist', async () => {
  await expect(open()).rejects.toThrow(`content-rules: the folder "docs" of the docs plugin doesn't exist.`);
});

it('lets commands that load no content work in spite of a problem', async () => {
  write('docs/a.md', 'Text.\n');
  await expect(open()).resolves.toMatchObject({name: 'content-rules'});
});

describe('the problems of a compilation', () => {
  const statsOf = (...errors: unknown[]) => ({
    hasErrors: () => errors.length > 0,
    toJson: () => ({errors: errors.map((error) => ({message: loaderMessage(error)}))}),
  });
  const problem = {file: 'docs/a.md', line: 8, column: 1, message: 'there is no "x": {y}', fix: 'write "z"'};

  const problemsOf = (...errors: unknown[]) => compileProblems(statsOf(...errors), siteDir);

  it('are those that remark plugins threw', () => {
    expect(problemsOf(new ProblemError(problem), new ProblemError([problem, problem]))).toEqual([
      problem,
      problem,
      problem,
    ]);
  });

  it('are none when there is another error, which their list would hide', () => {
    expect(problemsOf(new ProblemError(problem), {code: 'OTHER'})).toEqual([]);
    expect(problemsOf(new ProblemError(problem), 'no object')).toEqual([]);
  });

  it('are none when there is no error', () => {
    expect(problemsOf()).toEqual([]);
  });

  it.each([
    ["Module not found: Can't resolve './b' in '/site/docs'", './b', 2],
    ["Cannot find module '@site/src/c' for matched aliased key '@site'", '@site/src/c', 3],
  ])("are imports of pages that lead nowhere, with the page's line: %s", (message, name, line) => {
    write('docs/a.mdx', "\nimport B from './b';\nimport C from '@site/src/c';\n");
    const stats = (moduleName: string) => ({hasErrors: () => true, toJson: () => ({errors: [{message, moduleName}]})});
    expect(compileProblems(stats('./docs/a.mdx'), siteDir)).toEqual([
      {file: 'docs/a.mdx', line, column: 16, message: `"${name}" doesn't exist`, fix: expect.any(String) as string},
    ]);
    expect(compileProblems(stats('./src/a.tsx'), siteDir)).toEqual([]);
  });
});

describe('in development', () => {
  /** Returns the hooks of a compiler with the plugin, by name. */
  async function bundle(source = docs) {
    vi.stubEnv('NODE_ENV', 'development');
    const handlers = {
      watchRun: () => undefined as void,
      shutdown: () => undefined as void,
      afterCompile: (_compilation: {errors: Error[]}) => undefined as void,
    };
    const hookOf = (key: keyof typeof handlers) => ({tap: (_: string, handle: () => void) => (handlers[key] = handle)});
    const config = (await open(source)).configureWebpack?.({}, false, {} as never, '') as
      {plugins?: {apply(compiler: object): void}[]} | undefined;
    const hooks = {watchRun: hookOf('watchRun'), shutdown: hookOf('shutdown'), afterCompile: hookOf('afterCompile')};
    config?.plugins?.forEach((plugin) => plugin.apply({hooks}));
    return handlers;
  }
  let error: MockInstance;
  const reported = () => error.mock.calls.filter(([text]) => String(text).includes('has no front matter'));
  const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1500));

  beforeEach(() => {
    error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    write('docs/a.md', goodPage('One'));
  });
  afterEach(() => void vi.unstubAllEnvs().restoreAllMocks());

  it('prints a problem once, however often Rspack runs and the configuration is loaded', async () => {
    const {watchRun, shutdown} = await bundle();
    watchRun();
    watchRun();
    await open();
    await load();
    write('docs/a.md', 'Text.\n');
    await vi.waitFor(() => expect(reported()).not.toEqual([]), {timeout: 300_000});
    await wait();
    shutdown();
    expect(reported()).toHaveLength(1);
  });

  it("prints what the site's remark plugins report about an edited page, until the diagram on it is fixed", async () => {
    const success = vi.spyOn(logger, 'success').mockImplementation(() => undefined);
    const transformed = vi.fn();
    const diagram = 'diagrams/one.mmd';
    const showDiagram: Plugin<[], Root> = () => (_tree, file) => {
      transformed(path.basename(file.path));
      const message = readFileSync(path.join(siteDir, diagram), 'utf8');
      if (message && String(file).includes('diagram')) throw new ProblemError({file: diagram, line: 6, message});
    };
    write(diagram, 'this is wrong');
    write('docs/b.md', goodPage('Two'));
    const {watchRun, shutdown} = await bundle({...docs, remarkPlugins: [showDiagram]});
    watchRun();
    write('docs/a.md', goodPage('One', 'A diagram.'));
    const reports = () => error.mock.calls.map(([text]) => String(text));
    const one = '1 problem in 1 file:\n\ndiagrams/one.mmd:6 this is wrong.\n';
    await vi.waitFor(() => expect(reports()).toEqual([one]), {timeout: 300_000});
    write('docs/b.md', goodPage('Two', '### Deep'));
    await vi.waitFor(
      () => expect(reports()).toEqual([one, expect.stringContaining(`${one.split('\n')[2]}\ndocs/b.md`)]),
      {
        timeout: 300_000,
      },
    );
    write(diagram, '');
    write('docs/b.md', goodPage('Two'));
    await vi.waitFor(() => expect(success).toHaveBeenCalledOnce(), {timeout: 300_000});
    shutdown();
    expect(transformed.mock.calls.flat().filter((name) => name === 'b.md')).toHaveLength(2);
  });

  it('shows the problems of an opened page alone, and other errors as they are', async () => {
    const {afterCompile} = await bundle();
    const problem = {file: 'docs/a.mmd', line: 3, message: '"a -> b" is not valid'};
    write('docs/a.md', goodPage('One', '![A picture](./b.png)'));
    const texts = ['other', loaderMessage(new ProblemError(problem)), loaderMessage({})];
    const errors = texts.map((text) => new Error(text));
    afterCompile({errors});
    const image = 'docs/a.md:6:1 the image "./b.png" doesn\'t exist. Fix: add docs/b.png.';
    expect(errors.map(({message}) => message)).toEqual(['other', 'docs/a.mmd:3 "a -> b" is not valid.', image]);
    expect(errors[1]?.stack).toBe('');
  });

  it('watches nothing in a build', async () => {
    await bundle();
    await load();
    write('docs/a.md', 'Text.\n');
    await wait();
    expect(reported()).toEqual([]);
  });
});

describe('after a build', () => {
  const built = {baseUrl: '/saiki/', routesPaths: ['/saiki/docs/a', '/saiki/docs/mcp']};
  /** Builds a page with this text and returns what the plugin prints. */
  async function build(text: string): Promise<string[]> {
    const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    write('docs/a.md', goodPage('One', text));
    const plugin = await open();
    const content = await plugin.loadContent?.();
    try {
      await plugin.postBuild?.({...built, outDir: siteDir, content} as never);
      return error.mock.calls.map(([line]) => String(line));
    } finally {
      vi.restoreAllMocks();
    }
  }

  it('accepts links to pages, with or without the base URL and the host', async () => {
    await expect(build('[x](/docs/mcp) [y](/saiki/docs/mcp) [z](https://example.com/saiki/docs/mcp)')).resolves.toEqual(
      [],
    );
  });

  it('prints links to missing pages, which Docusaurus reports', async () => {
    const problem = `docs/a.md:6:1 the link "/docs/mcp.html" doesn't lead to a page. Fix: write "/docs/mcp", without ".html".`;
    await expect(build('[x](/docs/mcp.html)')).resolves.toEqual([problem]);
  });

  it('stops at links with the host, which Docusaurus does not check', async () => {
    await expect(build('[x](https://example.com/saiki/docs/mpc)')).rejects.toThrow(
      `docs/a.md:6:1 the link "https://example.com/saiki/docs/mpc" doesn't lead to a page. Fix: write "/docs/mcp", or add the page.`,
    );
  });
});
