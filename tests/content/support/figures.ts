import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@docs-kit/content-rules/check';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {contracts, root} from '../../contracts/interfaces';
import {contractFiles, textsOfContract} from './namesInCode';
import {readSamples} from './writtenPages';

const times = {ms: 1, millisecond: 1, second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000};

/** Units of time in milliseconds, of data in bytes. Whatever else is counted has the factor 1. */
const units: Readonly<Record<string, number>> = {...times, byte: 1, kB: 1024, MB: 1024 ** 2, MiB: 1024 ** 2};

/** Not a part of a version, address, date, ratio or amount of money, nor of the name of a standard. */
const number = new RegExp(
  String.raw`(?<![\w.,:$€#/@-]|ISO )(?:\d{1,3}(?:,\d{3})+|\d+)(?![\w:/]|-\d|\s?%|[.,]\d| \d{3}\b| USD)` +
    String.raw`(?:[\s-](?<unit>[a-z]+?)s?\b)?`,
  'giu',
);

/** A number in a text that readers rely on. */
export interface Figure {
  readonly text: string;
  /** In milliseconds or bytes, if it has such a unit. */
  readonly amount: number;
}

/** Where a text is, and what it says. */
export interface PlacedText {
  readonly place: string;
  readonly text: string;
}

const withoutQuotations = (text: string): string =>
  text.replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”/gu, '…').replaceAll('\n', ' ');

/** Returns the numbers of a text from 100, and those with a unit of time or data. Years and money aren't among them. */
export function figuresIn(text: string): Figure[] {
  return [...withoutQuotations(text).matchAll(number)].flatMap(({0: written, groups: {unit = ''} = {}}) => {
    const factor = units[unit];
    const digits = /^[\d,]+/u.exec(written)?.[0] ?? '';
    const amount = Number(digits.replaceAll(',', ''));
    if (factor !== undefined) return [{text: written, amount: amount * factor}];
    return amount < 100 || /^(?:19|20)\d\d$/u.test(digits) ? [] : [{text: digits, amount}];
  });
}

/** Returns the defaults that a text states beside their key: "`timeout`, 30 seconds by default". */
export function defaultsIn(text: string): {readonly key: string; readonly figure: Figure}[] {
  const besideKey = /`(?:[\w<>]+\.)*(?<key>\w+)`[^`.\d]{0,40}(?<value>\d[\d,]*(?: [a-z]+)?) by default/giu;
  return [...text.replaceAll('\n', ' ').matchAll(besideKey)].flatMap(({groups: {key = '', value = ''} = {}}) =>
    figuresIn(value).map((figure) => ({key, figure})),
  );
}

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const counted = new RegExp(
  String.raw`(?<!other )\b(?<count>\d+|${words.join('|')}) (?:[a-z]+ )?(?<noun>provider|event)s\b`,
  'giu',
);

/** Returns the counts of things that a contract lists: "the seven providers". Few of them may be a part of the list. */
export function countsIn(text: string): {readonly text: string; readonly noun: string; readonly count: number}[] {
  return [...withoutQuotations(text).matchAll(counted)].flatMap(
    ({0: written, groups: {count = '', noun = ''} = {}}) => {
      const number = /^\d/u.test(count) ? Number(count) : words.indexOf(count.toLowerCase());
      return number < 5 ? [] : [{text: written, noun: noun.toLowerCase(), count: number}];
    },
  );
}

/** Returns the paragraphs, headings, table cells and the description of a page, without quotations and code. */
export function textsOfPage({file, tree, frontMatter}: Page): PlacedText[] {
  const found = [{place: `${file}:1`, text: String(frontMatter?.entries.get('description')?.value ?? '')}];
  visit(tree, (node: Nodes) => {
    if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) return undefined;
    const copy = structuredClone(node);
    visit(copy, 'inlineCode', (code) => {
      code.value = `\`${code.value}\``;
    });
    found.push({place: `${file}:${node.position?.start.line ?? 1}`, text: toString(copy)});
    return SKIP;
  });
  return found;
}

/** Returns all texts of the contracts. */
export function textsOfContracts(): PlacedText[] {
  const sdk = readdirSync(path.join(contracts.folder, 'sdk')).filter((name) => name.endsWith('.d.ts'));
  return [
    ...contractFiles.flatMap(textsOfContract).filter(({place}) => !/\/(?:value|scenarios)(?:\/|$)/u.test(place)),
    ...sdk.flatMap((name) =>
      readFileSync(path.join(contracts.folder, 'sdk', name), 'utf8')
        .split('\n')
        .map((text, index) => ({place: `contracts/sdk/${name}:${index + 1}`, text})),
    ),
  ];
}

/**
 * Returns the numbers that tests prove: those in fields of the contracts, statuses of responses among them, and those
 * of the site in its specification. Examples prove nothing.
 */
export function provenNumbers(): ReadonlySet<number> {
  const site = readFileSync(path.join(root, 'docs/specification.md'), 'utf8');
  const found = new Set(figuresIn(site).map(({amount}) => amount));
  const visitAll = (value: unknown): void => {
    if (typeof value === 'number') found.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const isNumber = (text: unknown): boolean => typeof text === 'string' && /^\d+$/u.test(text);
      if (!Array.isArray(value) && /^[1-5]\d\d$/u.test(key)) found.add(Number(key));
      if (key === 'default' && isNumber(inner)) found.add(Number(inner));
      if (!['example', 'examples', 'value'].includes(key)) visitAll(inner);
    }
  };
  for (const file of contractFiles) visitAll(contracts.read(file));
  return found;
}

/** Returns the numbers in the code of a page, and the port after one that the web interface gets. */
export function numbersInCode({file}: Page): ReadonlySet<number> {
  const blocks = readSamples(file).blocks.filter(({language}) => language !== 'text');
  const code = blocks.map((block) => block.code).join('\n');
  const written = [...code.matchAll(/\d[\d_]*/gu)].map(([text]) => Number(text.replaceAll('_', '')));
  const ports = [...code.matchAll(/--web-port (?<port>\d+)/gu)].map(({groups}) => Number(groups?.port) + 1);
  return new Set(
    [...written, ...ports].flatMap((amount) => [amount, ...Object.values(times).map((unit) => amount * unit)]),
  );
}
