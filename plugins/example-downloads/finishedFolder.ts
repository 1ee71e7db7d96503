import * as z from 'zod';
import {parseData} from '@docs-kit/report';

/** Files by path, with forward slashes. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** An example folder that readers can download. */
export const download = z.strictObject({
  /** Name of the folder, and of the archive. */
  folder: z.string(),
  title: z.string(),
  /** Path of the page that explains it, below the base URL. */
  page: z.string(),
  /** What readers need besides Node.js and a key, in sentence fragments. */
  needs: z.array(z.string()).optional(),
  /** Commands that run it, in the order of the page; one list for each terminal. */
  terminals: z.array(z.array(z.string())),
});

/** An example folder that readers can download. */
export type Download = z.infer<typeof download>;

const textOf = (content: Uint8Array): string => Buffer.from(content).toString('utf8');

/** Returns a folder and the folders that its files refer to as `../folder/…`. */
function withNamedFolders(folder: string, examples: Files): ReadonlySet<string> {
  const known = new Set([...examples.keys()].map((file) => file.split('/')[0] ?? ''));
  const found = new Set([folder]);
  for (const one of found) {
    for (const [file, content] of examples) {
      if (!file.startsWith(`${one}/`)) continue;
      for (const [, name = ''] of textOf(content).matchAll(/\.\.\/([\w-]+)\//gu)) if (known.has(name)) found.add(name);
    }
  }
  return found;
}

/** Returns the packages that programs import, and those that are needed to run them. */
function packagesOf(files: Files): readonly string[] {
  const programs = [...files].filter(([file]) => /\.tsx?$/u.test(file)).map(([, content]) => textOf(content));
  const imported = programs.flatMap((text) =>
    [...text.matchAll(/^(?:import |(?:import|export|\}) .*?from )'(?!node:|\.)((?:@[\w-]+\/)?[\w.-]+)/gmu)].map(
      ([, name = '']) => name,
    ),
  );
  const hasPages = [...files.keys()].some((file) => file.endsWith('.tsx'));
  const tools = [...(programs.length > 0 ? ['tsx', '@types/node'] : []), ...(hasPages ? ['esbuild'] : [])];
  // Folders with agent files need Saiki too, for its command.
  return [...new Set(['@truffle-ai/saiki', ...tools, ...imported])].sort();
}

/** Reads the exact versions of the packages that programs may import, by name. */
function versionsOf(examples: Files): Readonly<Record<string, string>> {
  const {peerDependencies, devDependencies} = parseData(
    textOf(examples.get('package.json') ?? Buffer.from('{}')),
    'examples/package.json',
  ) as Readonly<Record<'peerDependencies' | 'devDependencies', Readonly<Record<string, string>>>>;
  return {...peerDependencies, ...devDependencies};
}

function packageJson({folder, title}: Download, files: Files, examples: Files): string {
  const versions = versionsOf(examples);
  const dependencies = packagesOf(files).map((name) => {
    const version = versions[name];
    if (version === undefined) {
      const fix = `add it with its exact version to examples/package.json`;
      throw new Error(`examples/${folder} imports "${name}", and no release of it is known. Fix: ${fix}.`);
    }
    return [name, version] as const;
  });
  const content = {
    name: `saiki-${folder}`,
    version: '0.0.0',
    private: true,
    description: title,
    type: 'module',
    engines: {node: '>=20'},
    dependencies: Object.fromEntries(dependencies),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Returns the variables for API keys that the agent files and programs in a folder read. */
function keysOf(folder: string, files: Files): readonly string[] {
  const own = [...files].filter(([file]) => file.startsWith(`${folder}/`));
  const texts = own.map(([, content]) => textOf(content)).join('\n');
  return [
    ...new Set([...texts.matchAll(/(?:\$|process\.env\.)([A-Z][A-Z\d_]*_KEY)\b/gu)].map(([, name = '']) => name)),
  ].sort();
}

const shell = (lines: readonly string[]): string => `\`\`\`bash\n${lines.join('\n')}\n\`\`\``;

function readme({folder, title, page, needs = [], terminals}: Download, files: Files, home: string): string {
  const keys = keysOf(folder, files);
  const [first = [], ...others] = terminals;
  const start = ['npm install', ...keys.map((key) => `export ${key}=your-key`), ...first];
  return [
    `# ${title}`,
    `The finished folder of ${home}${page.slice(1)}, which explains each file and shows what appears.`,
    '## Needs',
    ['Node.js 20 or newer', ...keys.map((key) => `a key for ${key}`), ...needs].map((need) => `- ${need}`).join('\n'),
    '## Run',
    shell(start),
    ...others.flatMap((lines) => ['In another terminal:', shell(lines)]),
    'Keep your keys, databases and the folder `.saiki` out of version control.',
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/u, '\n');
}

/**
 * Returns all files of the project in an archive: the folder, those that it refers to, and what is needed to run them.
 * They're all in one folder, so that unpacking doesn't clutter the reader's folder.
 * @param examples all files in `examples/`
 * @param home address of the site, with a trailing slash
 * @throws when a program imports a package without a known version, or the folder has no files
 */
export function finishedFolder(download: Download, examples: Files, home: string): Files {
  const folders = withNamedFolders(download.folder, examples);
  const files = new Map([...examples].filter(([file]) => folders.has(file.split('/')[0] ?? '')));
  if (![...files.keys()].some((file) => file.startsWith(`${download.folder}/`))) {
    const fix = 'correct the name in config/exampleDownloads.yaml, or add the folder';
    throw new Error(`examples/ has no folder "${download.folder}". Fix: ${fix}.`);
  }
  files.set('package.json', Buffer.from(packageJson(download, files, examples)));
  files.set('README.md', Buffer.from(readme(download, files, home)));
  return new Map([...files].map(([file, content]) => [`saiki-${download.folder}/${file}`, content]));
}
