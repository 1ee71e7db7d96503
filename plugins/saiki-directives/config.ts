import type {RootContent, Table} from 'mdast';
import {stringify} from 'yaml';
import {
  byName,
  defineDirective,
  displayLimits,
  displayType,
  findNamed,
  kebab,
  md,
  pitfallList,
  yamlVocabulary,
  type DirectiveContext,
  type Pitfall,
} from '@docs-kit/reference';
import {
  configFile,
  levelsOf,
  readConfig,
  type ConfigContract,
  type ConfigKey,
  type ConfigSchema,
  type Level,
} from './configLevels';

/**
 * `::config{key="storage"}`: the options of one key of the agent file, with a table for each mapping in it.
 * `::config` without a key: a table of the top-level keys, each with a link to the page that documents it.
 */
export const config = defineDirective({
  name: 'config',
  optional: ['key'],
  render({key}, context) {
    const {contracts} = context;
    const contract = readConfig(contracts);
    if (key === undefined) return [topLevelTable(contract, context)];
    const found = findNamed('configuration key', key, byName(contract.keys), contracts.pathOf(configFile));
    return keyBlocks(found, contract);
  },
});

function topLevelTable(contract: ConfigContract, {findPage}: DirectiveContext): Table {
  const nameCell = (name: string): md.Inline => {
    const page = findPage('config', {key: name});
    return page ? `[\`${name}\`](${page})` : md.rowAnchor(keyAnchor(name), `\`${name}\``);
  };
  return optionTable(contract.keys, nameCell, contract);
}

function keyBlocks(key: ConfigKey, contract: ConfigContract): RootContent[] {
  const {name: path, written, schema} = key;
  const levels = levelsOf(contract, written, path);
  const shown = new Set<string>();
  if (levels.length === 0) {
    const nameCell = (): md.Inline => md.rowAnchor(keyAnchor(path), `\`${path}\``);
    return [optionTable([key], nameCell, contract), ...newPitfalls(schema['x-pitfalls'] ?? [], shown)];
  }
  const isOwnLevel = (level: Level): boolean => level.kind === undefined && level.paths[0] === path;
  const own = levels.filter(isOwnLevel);
  return [
    ...md.parseBlocks(schema.description ?? ''),
    ...own.map((level) => levelTable(level, contract)),
    ...newPitfalls([...(schema['x-pitfalls'] ?? []), ...own.flatMap(rowPitfalls)], shown),
    ...levels.filter((level) => !isOwnLevel(level)).flatMap((level) => levelSection(level, contract, shown)),
  ];
}

function levelSection(level: Level, contract: ConfigContract, shown: Set<string>): RootContent[] {
  const {paths, schema} = level;
  const places = paths.map((path) => `\`${path}\``).join(' and ');
  const kind = level.kind === undefined ? '' : ` with \`type: ${level.kind}\``;
  return [
    md.heading(3, `${places}${kind}`, `${levelAnchor(level)}-keys`),
    ...md.parseBlocks([schema.description ?? '', ...(schema['x-rules'] ?? [])].join(' ')),
    levelTable(level, contract),
    ...newPitfalls([...(schema['x-pitfalls'] ?? []), ...rowPitfalls(level)], shown),
  ];
}

const levelTable = (level: Level, contract: ConfigContract): Table =>
  optionTable(level.rows, (name) => md.rowAnchor(`${levelAnchor(level)}-${kebab(name)}`, `\`${name}\``), contract);

const rowPitfalls = ({rows}: Level): Pitfall[] => rows.flatMap(({schema}) => schema['x-pitfalls'] ?? []);

/** Returns the pitfalls that weren't shown yet: several kinds share keys and their pitfalls. */
function newPitfalls(pitfalls: readonly Pitfall[], shown: Set<string>): RootContent[] {
  const fresh = pitfalls.filter(({title}) => !shown.has(title));
  fresh.forEach(({title}) => shown.add(title));
  return pitfallList(fresh);
}

/**
 * Finds the row that documents a key.
 * @param path dotted path: `storage.database.path`, `mcpServers.<name>.url`
 * @returns its anchor; undefined for an unknown key, and for a top-level one, whose page has a row for each key in it
 */
export function keyAnchorOf(path: string, contract: ConfigContract): string | undefined {
  const top = contract.keys.find(({name}) => name === topLevelOf(path));
  const rows = top ? explainedKeys(top, contract) : [];
  return rows.find(({paths}) => paths.includes(path))?.anchor;
}

/** Returns the top-level key of a dotted path, whose page documents it. */
export const topLevelOf = (path: string): string => path.split(/[.[]/u, 1)[0] ?? '';

/** A key with a row in a table of options. */
export interface ExplainedKey {
  readonly anchor: string;
  /** Its dotted paths: more than one if several keys accept the same mapping. */
  readonly paths: readonly string[];
  /** Value of `type` that allows it, if there are several kinds of the mapping. */
  readonly kind: string | undefined;
  readonly pitfalls: readonly Pitfall[];
}

/** Lists the rows in the tables of a top-level key, in order. */
export function explainedKeys(top: ConfigKey, contract: ConfigContract): ExplainedKey[] {
  return levelsOf(contract, top.written, top.name).flatMap((level) =>
    level.rows.map(({name, schema}) => ({
      anchor: `${levelAnchor(level)}-${kebab(name)}`,
      paths: level.paths.map((path) => `${path}.${name}`),
      kind: level.kind,
      pitfalls: schema['x-pitfalls'] ?? [],
    })),
  );
}

const keyAnchor = (path: string): string => `config-${kebab(path.replaceAll('.<name>', ''))}`;

/** Returns the anchor of a level: `config-storage-sqlite` for a mapping that both parts of `storage` accept. */
function levelAnchor({paths, kind}: Level): string {
  const [first = ''] = paths;
  const place = paths.length > 1 ? first.slice(0, first.lastIndexOf('.')) : first;
  return kind === undefined ? keyAnchor(place) : `${keyAnchor(place)}-${kebab(kind)}`;
}

/** Table of options: key; type with limits, and whether it's required or its default; meaning. */
function optionTable(
  rows: readonly ConfigKey[],
  nameCell: (name: string) => md.Inline,
  {resolve}: ConfigContract,
): Table {
  const cells = rows.map(({name, written, schema, required}) => {
    const parts = [
      displayType(written, {resolve, vocabulary: yamlVocabulary}),
      displayLimits(schema, yamlVocabulary),
      required ? 'required' : displayDefault(schema),
    ];
    return [nameCell(name), parts.filter(Boolean).join(', '), meaningCell(schema)];
  });
  return md.table(['Key', 'Type', 'Meaning'], cells);
}

function displayDefault(schema: ConfigSchema): string {
  if (schema['x-default'] !== undefined) return `default: ${schema['x-default']}`;
  if (schema.default === undefined) return 'optional';
  return `default ${md.codeOf(asYaml(schema.default))}`;
}

/** Formats a value on one line, as in an agent file. */
function asYaml(value: unknown): string {
  if (typeof value === 'string') return value.includes('\n') ? JSON.stringify(value) : value;
  return stringify(value, {collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0}).trim();
}

function meaningCell(schema: ConfigSchema): string {
  const appliesTo = schema['x-applies-to'];
  const parts = [
    schema.description,
    valueMeanings(schema),
    appliesTo && `Only with \`${appliesTo}\`.`,
    schema['x-effect'],
  ];
  return parts.filter(Boolean).join(' ');
}

/** "`strict`: Saiki fails to start; `lenient`: the agent starts without it." */
function valueMeanings({enum: values, enumDescriptions}: ConfigSchema): string | undefined {
  if (!values || !enumDescriptions) return undefined;
  return `${values.map((value, index) => `\`${String(value)}\`: ${enumDescriptions[index]}`).join('; ')}.`;
}
