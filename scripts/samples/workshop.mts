import path from 'node:path';
import type {Cli} from '../../contracts/cli';
import type {LlmRegistry} from '../../contracts/llmRegistry';
import type {AsyncApi} from '../../plugins/contract-reference/asyncapi/asyncApi';
import {openContracts} from '../../plugins/contract-reference/contracts';
import type {SampleBlock, SamplePage} from './block.mjs';
import {openGrammars, type Grammars} from './grammar/grammars.mjs';
import {once} from './once.mjs';
import {openRestProof, type RestProof} from './rest/restProof.mjs';
import {findToolchains, type Toolchains} from './run/toolchains.mjs';
import {openContractSchemas, type ContractSchemas} from './schema/contractSchemas.mjs';
import {openSiteFiles, type SiteFiles} from './siteFiles.mjs';
import {checkTypeScript, type TypeScriptFaults} from './typescript/checkTypeScript.mjs';

/** An event or socket contract, with its schemas. */
export interface MessageContract {
  readonly document: AsyncApi;
  readonly schemas: ContractSchemas;
}

/** What the roles share: contracts, grammars, toolchains and the one TypeScript program. Each is made on first use. */
export interface Workshop {
  readonly siteFolder: string;
  readonly files: SiteFiles;
  readonly tools: Toolchains;
  cli(): Cli;
  /** Names of all models of the registry, in lower case. */
  models(): readonly string[];
  rest(): RestProof;
  socket(): MessageContract;
  events(): MessageContract;
  grammars(): Promise<Grammars>;
  /** Faults of all TypeScript and JavaScript blocks of the pages that are checked. */
  typeScript(): TypeScriptFaults;
  /** What a block printed, when it was run. */
  printedBy(block: SampleBlock, page: SamplePage): Promise<string | undefined>;
}

/** Options of {@link openWorkshop}. */
export interface WorkshopOptions {
  /** Absolute path of the site. */
  readonly siteFolder: string;
  /** The pages that are checked together. */
  readonly pages: readonly SamplePage[];
  readonly printedBy: Workshop['printedBy'];
}

/** Opens the workshop for one run. */
export function openWorkshop({siteFolder, pages, printedBy}: WorkshopOptions): Workshop {
  const contracts = openContracts(path.join(siteFolder, 'contracts'));
  const messages = (file: string): MessageContract => {
    const document = contracts.read<AsyncApi>(file);
    return {document, schemas: openContractSchemas(document)};
  };
  return {
    siteFolder,
    files: openSiteFiles(siteFolder),
    tools: findToolchains(),
    cli: once(() => contracts.read<Cli>('cli.json')),
    models: once(() => modelsOf(contracts.read<LlmRegistry>('llm-registry.json'))),
    rest: once(() => openRestProof(contracts)),
    socket: once(() => messages('websocket.asyncapi.yaml')),
    events: once(() => messages('events.asyncapi.yaml')),
    grammars: once(openGrammars),
    typeScript: once(() => checkTypeScript({siteFolder, pages})),
    printedBy,
  };
}

const modelsOf = ({providers}: LlmRegistry): string[] =>
  Object.values(providers).flatMap(({models}) => Object.keys(models).map((name) => name.toLowerCase()));
