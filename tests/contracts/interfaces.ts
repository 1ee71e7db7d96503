import path from 'node:path';
import type {Cli} from '../../contracts/cli';
import {openContracts, readOpenApi, type Contracts, type OpenApiContract, type Schema} from '@docs-kit/reference';
import {restFile} from '../../plugins/saiki-directives';
import {readEvents} from '../../plugins/saiki-directives/events';
import {readSocketMessages} from '../../plugins/saiki-directives/webSocket';

/** Root of the project. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The project's own contracts. */
export const contracts: Contracts = openContracts(path.join(root, 'contracts'));

/** The contract of the HTTP API. */
export const restApi = (): OpenApiContract => readOpenApi(contracts, restFile);

/** Names of the operations of the HTTP API. */
export const operationNames = (): string[] => restApi().operations.map(({id}) => id);

/** Names of the WebSocket messages of one direction. */
export const messageNames = (direction: 'send' | 'receive'): string[] =>
  readSocketMessages(contracts, direction).messages.map(({name}) => name);

/** Names of the events. */
export const eventNames = (): string[] => readEvents(contracts).events.map(({name}) => name);

/** Top-level keys of the agent file. */
export const configKeys = (): string[] =>
  Object.keys(contracts.read<Schema>('agent-config.schema.json').properties ?? {});

/** The command line: the program and its sub-commands. */
export const commandLine = (): Cli => contracts.read<Cli>('cli.json');

/** Names of the program and its sub-commands. */
export const commandNames = (): string[] => [
  commandLine().program.name,
  ...commandLine().commands.map(({name}) => name),
];

/** Keys of the providers. */
export const providerNames = (): string[] =>
  Object.keys(contracts.read<{providers: object}>('llm-registry.json').providers);
