import path from 'node:path';
import {
  copiedFromContract,
  failed,
  openSamplePages,
  passed,
  standardRoles,
  words,
  type CheckOptions,
  type Role,
  type ShellOptions,
} from '@docs-kit/code-samples/check';
import {openContracts, type AsyncApi, type Contracts} from '@docs-kit/reference';
import {once} from '@docs-kit/report';
import type {Cli} from '../../contracts/cli';
import type {LlmRegistry} from '../../contracts/llmRegistry';
import type {Scenario} from '../../contracts/scenarios';
import type {RecordedScreens} from '../../contracts/screens';
import {remarkSaikiReference, restFile, sdkPackage} from '../saiki-directives';
import {readCli} from '../saiki-directives/cli';
import {screensFile} from '../saiki-directives/screen';
import {scenariosFile} from '../saiki-directives/webSocket';
import {agentConfigRule} from './agentConfigRule';
import {agentDiff, agentYaml} from './agentFiles';
import {withErrorIds} from './errorTexts';
import {clientJson, toolJson} from './mcpJson';
import {messageRoles, openMessages} from './messages';
import {screenRole} from './screen';
import {saikiCallErrors, slashCommandErrors} from './saikiCall';
import {socketClient} from './socketClient';

/** Options for the check of this site's samples, and the version of Saiki that the contracts describe. */
type SaikiSamples = Omit<CheckOptions, 'pages'> & {readonly version: string};

/** Opens a reader of this site's pages. It expands directives as in the build, so that their blocks are checked too. */
export const openSaikiPages = (siteDir: string): ReturnType<typeof openSamplePages> =>
  openSamplePages(siteDir, remarkSaikiReference(siteDir));

/** Files and folders besides the pages that results depend on. */
export const dependsOn: readonly string[] = ['contracts', 'examples', 'plugins'];

/** Opens the roles of this site (listed in docs/authoring.md) and everything else that the check of samples needs. */
export function openSaikiSamples(siteDir: string): SaikiSamples {
  const contracts = openContracts(path.join(siteDir, 'contracts'));
  const cli = readCli(contracts);
  const shell = shellOptions(cli, contracts);
  return {
    siteDir,
    sdk: sdkPackage,
    version: cli.version,
    api: {
      contracts,
      file: restFile,
      // Ports of Ollama, LM Studio and the servers of examples, which pages call too.
      otherPorts: {
        '3100': undefined,
        '11434': undefined,
        '1234': undefined,
        '3000': 'Port 3000 is the web UI; the API is on port 3001, or on API_PORT.',
      },
      checkBody: (operationId, body) => (operationId === 'mcpPost' ? mcpMethodErrors(body) : []),
    },
    programRules: [agentConfigRule],
    roles: withErrorIds(
      [...saikiRoles(cli, contracts, shell), ...standardRoles(shell, {product: 'Saiki', oldestMajor: 20})],
      contracts,
    ),
  };
}

function saikiRoles(cli: Cli, contracts: Contracts, shell: ShellOptions): Role[] {
  const socket = once(() => openMessages(contracts.read<AsyncApi>('websocket.asyncapi.yaml')));
  const events = once(() => openMessages(contracts.read<AsyncApi>('events.asyncapi.yaml')));
  return [
    agentYaml,
    agentDiff,
    socketClient(socket, () => contracts.read<readonly Scenario[]>(scenariosFile)),
    ...messageRoles(socket, events),
    clientJson(shell.program),
    toolJson,
    copiedFromContract({kind: 'Error messages', languages: ['text', 'output'], marker: 'error'}),
    nginx,
    textPrompt(cli),
    screenRole(() => contracts.read<RecordedScreens>(screensFile)),
  ];
}

/** `nginx`: checked by nginx itself, in tests/hosts/nginxSamples.test.ts. */
const nginx: Role = {
  kind: 'Server files',
  languages: ['nginx'],
  check: () => ({...passed('read'), note: 'npm test -- hosts'}),
};

/** `text prompt`: what a person types. A line that starts with a slash is an interactive command. */
const textPrompt = (cli: Cli): Role => ({
  kind: 'Prompts and listings',
  languages: ['text'],
  marker: 'prompt',
  check(block) {
    const commands = block.code.split('\n').filter((line) => line.startsWith('/'));
    const errors = commands.flatMap((line) => slashCommandErrors(line, cli));
    return errors.length > 0 ? failed(block, errors.join(' '), 'read') : passed('read');
  },
});

/** Rejects names of tools in place of MCP methods, which all have a slash in their names, except two. */
function mcpMethodErrors(body: unknown): string[] {
  const method = (body as {method?: unknown} | null)?.method;
  const isMethod = typeof method === 'string' && (method.includes('/') || method === 'initialize' || method === 'ping');
  return isMethod ? [] : [`"${String(method)}" is not a method of MCP; call a tool with the method "tools/call".`];
}

/** Returns what shell samples may use: calls of `saiki`, packages, and variables from the contract. */
function shellOptions(cli: Cli, contracts: Contracts): ShellOptions {
  const models = once(() =>
    Object.values(contracts.read<LlmRegistry>('llm-registry.json').providers).flatMap((provider) =>
      Object.keys(provider.models).map((name) => name.toLowerCase()),
    ),
  );
  return {
    program: {
      name: 'saiki',
      npmPackages: ['saiki', '@truffle-ai/saiki'],
      fileOptions: ['-a', '--agent'],
      // The logger starts before `.env` is read.
      variables: cli.environment.map(({group, ...variable}) => ({
        ...variable,
        isReadBeforeDotenv: group === 'logging',
      })),
      misleadingVariables: {PORT: 'PORT does not choose the port that saiki listens on; API_PORT does.'},
      errors: (call) => saikiCallErrors(call, cli, models()),
      output: ({words}) => (['-v', '--version'].includes(words[0]?.text ?? '') ? cli.version : undefined),
    },
    programs,
    packages,
    listedIn: 'plugins/saiki-sample-roles/index.ts',
  };
}

/** Programs that pages call, besides common ones. Any other name is reported as a typo. */
const programs = words(`
  crontab dig ffmpeg htpasswd journalctl lsof nginx nvm ollama openssl psql redis-cli sqlite3 ss systemctl useradd websocat`);

/** Packages that `npm install`, `npx` and `uvx` may fetch on pages. Any other name is reported as a typo. */
const packages = {
  npm: words(`
    @modelcontextprotocol/sdk @truffle-ai/saiki @types/express @types/node @types/react @types/react-dom @types/ws dotenv
    esbuild express pm2 react react-dom tsx typescript undici vite ws yaml zod`),
  npx: words(`
    @modelcontextprotocol/inspector @modelcontextprotocol/server-everything @modelcontextprotocol/server-filesystem
    @modelcontextprotocol/server-github @modelcontextprotocol/server-memory @modelcontextprotocol/server-sequential-thinking
    @truffle-ai/puppeteer-server @truffle-ai/saiki esbuild mcp-remote saiki tsc tsx vite`),
  uvx: words('duckduckgo-mcp-server mcp-server-fetch mcp-server-git mcp-server-sqlite mcp-server-time'),
};
