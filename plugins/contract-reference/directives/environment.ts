import type {PhrasingContent, RootContent} from 'mdast';
import type {Cli, EnvironmentVariable} from '../../../contracts/cli';
import {kebab} from '../anchors';
import {choiceWords} from '../cli/choiceWords';
import {environmentGroup, openCli} from '../cli/cliContract';
import type {ReferenceDirective} from '../directive';
import {blocks, heading, inline, inlineCode, table, text} from '../markdown';
import {rowAnchor} from '../rowAnchor';

/** `::environment{group="keys"}`: environment variables of one group; without `group`, all, each group under a heading. */
export const environment: ReferenceDirective = {
  name: 'environment',
  attributes: {group: {required: false}},
  render({group}, {contracts}) {
    const cli = openCli(contracts);
    if (group !== undefined) return groupBlocks(cli, group);
    return Object.entries(cli.environmentGroups).flatMap(([name, {title}]) => [
      heading(3, [text(title)], `environment-${name}`),
      ...groupBlocks(cli, name),
    ]);
  },
};

function groupBlocks(cli: Cli, group: string): RootContent[] {
  const {description} = environmentGroup(cli, group);
  const variables = cli.environment.filter((variable) => variable.group === group);
  const hasDefaults = variables.some((variable) => variable.default !== undefined);
  const header = ['Variable', ...(hasDefaults ? ['Values and default'] : []), 'Effect'];
  const rows = variables.map((variable) => [
    [rowAnchor(`env-${kebab(variable.name)}`, inlineCode(variable.name))],
    ...(hasDefaults ? [valueCell(variable)] : []),
    inline(variable.description),
  ]);
  return [
    ...blocks(description),
    table(
      header.map((title) => [text(title)]),
      rows,
    ),
  ];
}

function valueCell({default: standard, choices}: EnvironmentVariable): PhrasingContent[] {
  const words = choiceWords(choices);
  if (standard === undefined) return words;
  const value = /^[\w.-]+$/u.test(standard) ? [inlineCode(standard)] : inline(standard);
  return [...words, text(words.length > 0 ? '; default ' : 'default '), ...value];
}
