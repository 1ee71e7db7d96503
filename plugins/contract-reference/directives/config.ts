import type {RootContent} from 'mdast';
import {kebab} from '../anchors';
import {configContract, openConfig, type ConfigContract, type ConfigKey} from '../config/configSchema';
import {levelsOf, type Level, type OptionRow} from '../config/levels';
import {optionTable, type NameCell} from '../config/optionTable';
import type {DirectiveContext, ReferenceDirective} from '../directive';
import {blocks, heading, inlineCode, link, text} from '../markdown';
import {trapBoxes, type Trap} from '../notes';
import {rowAnchor} from '../rowAnchor';
import {joined} from '../schema/limits';
import {unknownName} from '../unknownName';

/**
 * `::config{key="storage"}`: the options of one key of the agent file, with a table for each mapping below it.
 * `::config` alone is the table of the top-level keys, each linking to the page that explains it.
 */
export const config: ReferenceDirective = {
  name: 'config',
  attributes: {key: {required: false}},
  render({key}, context) {
    const contract = openConfig(context.contracts);
    if (key === undefined) return topLevel(contract, context);
    const found = contract.keys.get(key);
    if (!found) throw unknownName('configuration key', key, contract.keys.keys(), `contracts/${configContract}`);
    return explain(found, contract);
  },
};

function topLevel(contract: ConfigContract, {pageThatShows}: DirectiveContext): RootContent[] {
  const rows = [...contract.keys.values()]
    .filter(({path}) => !/[.[]/u.test(path))
    .map(({path, written, required}): OptionRow => ({name: path, schema: contract.resolve(written), required}));
  const nameCell: NameCell = ({name}) => {
    const page = pageThatShows?.('config', {key: name});
    return [page ? link(page, inlineCode(name)) : rowAnchor(anchor(name), inlineCode(name))];
  };
  return [optionTable(rows, nameCell, contract)];
}

function explain({path, written, required}: ConfigKey, contract: ConfigContract): RootContent[] {
  const schema = contract.resolve(written);
  const levels = levelsOf(contract, written, path);
  const shown = new Set<string>();
  if (levels.length === 0) {
    const row: OptionRow = {name: path, schema, required};
    return [
      optionTable([row], () => [rowAnchor(anchor(path), inlineCode(path))], contract),
      ...newTraps(schema['x-traps'], shown),
    ];
  }
  const isOwnLevel = (level: Level): boolean => level.kind === undefined && level.paths[0] === path;
  const own = levels.filter(isOwnLevel).flatMap((level) => levelTable(level, contract));
  const ownTraps = levels.filter(isOwnLevel).flatMap(({rows}) => rows.flatMap((row) => row.schema['x-traps'] ?? []));
  return [
    ...blocks(schema.description ?? ''),
    ...own,
    ...newTraps([...(schema['x-traps'] ?? []), ...ownTraps], shown),
    ...levels.filter((level) => !isOwnLevel(level)).flatMap((level) => levelSection(level, contract, shown)),
  ];
}

function levelSection(level: Level, contract: ConfigContract, shown: Set<string>): RootContent[] {
  const places = joined(
    level.paths.map((path) => [inlineCode(path)]),
    ' and ',
  );
  const kind = level.kind === undefined ? [] : [text(' with '), inlineCode(`type: ${level.kind}`)];
  const traps = [...(level.schema['x-traps'] ?? []), ...level.rows.flatMap(({schema}) => schema['x-traps'] ?? [])];
  return [
    heading(3, [...places, ...kind], `${levelAnchor(level)}-keys`),
    ...blocks([level.schema.description ?? '', ...(level.schema['x-rules'] ?? [])].join(' ')),
    ...levelTable(level, contract),
    ...newTraps(traps, shown),
  ];
}

function levelTable(level: Level, contract: ConfigContract): RootContent[] {
  const nameCell: NameCell = ({name}) => [rowAnchor(`${levelAnchor(level)}-${kebab(name)}`, inlineCode(name))];
  return [optionTable(level.rows, nameCell, contract)];
}

/** Several kinds share keys and their traps; each trap is told once, where it comes up first. */
function newTraps(traps: readonly Trap[] | undefined, shown: Set<string>): RootContent[] {
  const fresh = (traps ?? []).filter(({title}) => !shown.has(title));
  fresh.forEach(({title}) => shown.add(title));
  return trapBoxes(fresh);
}

const anchor = (path: string): string => `config-${kebab(path.replaceAll('.<name>', ''))}`;

/** `config-storage-sqlite` for a mapping that both parts of `storage` take. */
function levelAnchor({paths, kind}: Level): string {
  const [first = ''] = paths;
  const place = paths.length > 1 ? first.slice(0, first.lastIndexOf('.')) : first;
  return kind === undefined ? anchor(place) : `${anchor(place)}-${kebab(kind)}`;
}
