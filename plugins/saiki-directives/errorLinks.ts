import type {PhrasingContent} from 'mdast';
import {kebab, md, readOpenApi, readSdk, type DirectiveContext} from '@docs-kit/reference';
import type {RelatedInterfaces} from '../../contracts/errorCatalog';
import {readCli} from './cli';
import {keyAnchorOf, topLevelOf} from './config';
import {readConfig, type ConfigContract} from './configLevels';

/** Folder of the SDK's declarations, within the contracts folder. */
export const sdkFolder = 'sdk';

/**
 * Makes links to interfaces, for the entries on one page.
 * @returns a function that links a name to its documentation; a name that isn't in the contracts is only shown as code
 */
export function interfaceLinks(context: DirectiveContext): (related: RelatedInterfaces) => PhrasingContent[][] {
  const config = readConfig(context.contracts);
  const linked = (
    names: readonly string[] = [],
    addressOf: (name: string) => string | undefined,
  ): PhrasingContent[][] =>
    names.map((name) => {
      const address = addressOf(name);
      return [address === undefined ? md.inlineCode(name) : md.link(address, md.inlineCode(name))];
    });
  return ({keys, endpoints, commands, variables, sdk: names}) => [
    ...linked(keys, (name) => keyAddress(name, config, context)),
    ...linked(endpoints, (name) => endpointAddress(name, context)),
    ...linked(commands, (name) => commandAddress(name, context)),
    ...linked(variables, (name) => variableAddress(name, context)),
    ...linked(names, (name) => sdkAddress(name, context)),
  ];
}

function keyAddress(name: string, config: ConfigContract, {findPage}: DirectiveContext): string | undefined {
  const page = findPage('config', {key: topLevelOf(name)});
  const anchor = keyAnchorOf(name, config);
  return page === undefined || anchor === undefined ? page : `${page}#${anchor}`;
}

/** Removes the names of parameters, to compare paths. */
const plainPath = (path: string): string => path.replaceAll(/\{[^}]*\}/gu, '{}');

function endpointAddress(name: string, {contracts, findPage}: DirectiveContext): string | undefined {
  const [method = '', wanted = ''] = name.split(' ');
  const found = readOpenApi(contracts, 'rest.openapi.yaml').operations.find(
    (entry) => entry.method === method.toLowerCase() && plainPath(entry.path) === plainPath(wanted),
  );
  if (!found) return undefined;
  const page = findPage('operation', {id: found.id});
  return page === undefined ? undefined : `${page}#${kebab(found.id)}`;
}

function commandAddress(name: string, {contracts, findPage}: DirectiveContext): string | undefined {
  const cli = readCli(contracts);
  if (name.startsWith('/')) {
    const page = findPage('slash-commands', {});
    const written = name.slice(1);
    const known = cli.slashCommands.flatMap((command) => [
      command.name,
      ...(command.subcommands ?? []).map((sub) => `${command.name} ${sub.name}`),
    ]);
    return page !== undefined && known.includes(written) ? `${page}#slash-${written.replace(' ', '-')}` : undefined;
  }
  const page = findPage('cli-options', {command: 'saiki'});
  const flag = /^--(?<flag>[a-z-]+)/u.exec(name)?.groups?.flag;
  if (page === undefined || flag === undefined) return undefined;
  return cli.options.some(({flags}) => new RegExp(`--${flag}(?![\\w-])`, 'u').test(flags))
    ? `${page}#flag-${flag}`
    : undefined;
}

function variableAddress(name: string, {contracts, findPage}: DirectiveContext): string | undefined {
  // Finds the page that shows all groups.
  const page = findPage('environment', {group: undefined});
  const isKnown = readCli(contracts).environment.some((variable) => variable.name === name);
  return page !== undefined && isKnown ? `${page}#env-${kebab(name)}` : undefined;
}

/** Finds an export, a member or, without its class, a method of the agent. */
function sdkAddress(name: string, {contracts, findPage}: DirectiveContext): string | undefined {
  const contract = readSdk(contracts, sdkFolder);
  for (const candidate of [name, `SaikiAgent.${name}`]) {
    const [exportName, memberName] = candidate.split('.');
    const declaration = contract.exports.find((one) => one.name === exportName);
    const member = declaration?.members.find((one) => one.name === memberName);
    if (!declaration || (memberName !== undefined && !member)) continue;
    const page = findPage('sdk', {name: declaration.name});
    return page === undefined ? undefined : `${page}#${contract.anchor({declaration, member})}`;
  }
  return undefined;
}
