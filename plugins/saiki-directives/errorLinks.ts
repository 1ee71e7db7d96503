import {kebab, readOpenApi, readSdk, type Contracts, type DirectiveContext} from '@docs-kit/reference';
import type {RelatedInterfaces} from '../../contracts/errorCatalog';
import {longName, readCli} from './cli';
import {keyAnchorOf, topLevelOf} from './config';
import {readConfig, type ConfigContract} from './configLevels';

/** Folder of the SDK's declarations, within the contracts folder. */
export const sdkFolder = 'sdk';

/**
 * Makes links to interfaces, for the entries on one page.
 * @returns a function that links names to their documentation, as Markdown; a name that isn't in the contracts is only
 * shown as code
 */
export function interfaceLinks(context: DirectiveContext): (related: RelatedInterfaces | undefined) => string[] {
  const config = readConfig(context.contracts);
  const declarations = sdkNames(context.contracts);
  const linked = (names: readonly string[] = [], addressOf: (name: string) => string | undefined): string[] =>
    names.map((name) => {
      const address = addressOf(name);
      return address === undefined ? `\`${name}\`` : `[\`${name}\`](${address})`;
    });
  return ({keys, endpoints, commands, variables, sdk} = {}) => [
    ...linked(keys, (name) => keyAddress(name, config, context)),
    ...linked(endpoints, (name) => endpointAddress(name, context)),
    ...linked(commands, (name) => commandAddress(name, context)),
    ...linked(variables, (name) => variableAddress(name, context)),
    ...linked(sdk, (name) => sdkAddress(name, declarations)),
  ];
}

/** Returns an address on a page; undefined without the page or the anchor. */
const addressOn = (page: string | undefined, anchor: string | undefined): string | undefined =>
  page === undefined || anchor === undefined ? undefined : `${page}#${anchor}`;

function keyAddress(name: string, config: ConfigContract, {findPage}: DirectiveContext): string | undefined {
  const page = findPage('config', {key: topLevelOf(name)});
  return addressOn(page, keyAnchorOf(name, config)) ?? page;
}

function endpointAddress(name: string, {contracts, findPage}: DirectiveContext): string | undefined {
  const {operations} = readOpenApi(contracts, 'rest.openapi.yaml');
  const found = operations.find(({method, path}) => `${method.toUpperCase()} ${path}` === name);
  return found && addressOn(findPage('operation', {id: found.id}), kebab(found.id));
}

function commandAddress(name: string, {contracts, findPage}: DirectiveContext): string | undefined {
  const {slashCommands, options} = readCli(contracts);
  if (name.startsWith('/')) {
    const written = name.slice(1);
    const isKnown = slashCommands.some((command) =>
      [command.name, ...(command.subcommands ?? []).map((sub) => `${command.name} ${sub.name}`)].includes(written),
    );
    return addressOn(findPage('slash-commands', {}), isKnown ? `slash-${written.replace(' ', '-')}` : undefined);
  }
  const option = options.find((known) => name.startsWith('--') && longName(known) === longName({flags: name}));
  return option && addressOn(findPage('cli-options', {command: 'saiki'}), `flag-${longName(option)}`);
}

function variableAddress(name: string, {contracts, findPage}: DirectiveContext): string | undefined {
  const isKnown = readCli(contracts).environment.some((variable) => variable.name === name);
  // Finds the page that shows all groups.
  return addressOn(findPage('environment', {group: undefined}), isKnown ? `env-${kebab(name)}` : undefined);
}

/** Returns the names of all exports and members: `loadAgentConfig`, `SaikiAgent.run`. */
const sdkNames = (contracts: Contracts): ReadonlySet<string> =>
  new Set(
    readSdk(contracts, sdkFolder).exports.flatMap(({name, members}) => [
      name,
      ...members.map((member) => `${name}.${member.name}`),
    ]),
  );

/** Finds an export, a member or, without its class, a member of the agent: `run`, `agentEventBus.on`. */
function sdkAddress(name: string, declarations: ReadonlySet<string>): string | undefined {
  const candidates = [name, `SaikiAgent.${name}`].map((candidate) => candidate.split('.', 2).join('.'));
  const found = candidates.find((candidate) => declarations.has(candidate));
  return found && `sdk:${found}`;
}
