import {Ajv2020} from 'ajv/dist/2020';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {nearestMessages, openErrorIndex, outputForms, richestForm} from '@docs-kit/error-index';
import {describeSchemaErrors, openSchemaValidator} from '@docs-kit/reference/validator';
import {placeAt} from '@docs-kit/report';
import type {ErrorCase} from '../../contracts/cli';
import cli from '../../contracts/cli.json';
import document from '../../contracts/errors.json';
import {isLimit, isMessage, type ErrorCatalog} from '../../contracts/errorCatalog';
import schema from '../../contracts/errors.schema.json';
import recordings from '../../contracts/recordings/screens.json';
import type {RecordedScreens} from '../../contracts/screens';
import {foreignTexts} from './fixtures/foreignTexts';
import {publishedErrorTexts} from './publishedErrorTexts';

// JSON imports have no literal types: the schema proves those.
const catalog = document as unknown as ErrorCatalog;
const {entries} = catalog;
const messages = entries.filter(isMessage);
const {screens} = recordings as RecordedScreens;
const index = openErrorIndex(catalog);
const ids = new Set(entries.map(({id}) => id));

describe('errors.json', () => {
  it('fits its schema', () => {
    const options = {allErrors: true, verbose: true, strictRequired: false, formats: {regex: true}} as const;
    const validate = new Ajv2020(options).compile(schema);
    const isValid = validate(document);
    const besideEntries = validate.errors?.filter(({instancePath}) => !instancePath.startsWith('/entries/'));
    expect(describeSchemaErrors(besideEntries ?? [])).toEqual([]);
    expect(isValid).toBe(true);
  });

  // The schema alone would say that an entry matches none of the three kinds.
  it('has entries that fit the schema of their kind', () => {
    const {errors} = openSchemaValidator({$defs: schema.$defs});
    const source = readFileSync('contracts/errors.json', 'utf8');
    const problems = entries.flatMap((entry) => {
      const {line} = placeAt(source, source.indexOf(`"id": "${entry.id}"`));
      const kind = isMessage(entry) ? 'message' : entry.kind;
      const known = kind in schema.$defs ? errors(`/$defs/${kind}`, entry) : [`kind is "${kind}".`];
      return known.map((problem) => `contracts/errors.json:${line} ${entry.id}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it('has every id once', () => {
    const all = entries.map(({id}) => id);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  it('keeps the 659 messages and the 154 known limits', () => {
    expect(messages.length).toBeGreaterThanOrEqual(659);
    expect(entries.filter(isLimit).length).toBeGreaterThanOrEqual(154);
  });

  it('has entries for each subject and group that it lists, and lists those that entries name', () => {
    const used = new Set(entries.flatMap((entry) => ('subject' in entry ? [entry.subject] : [])));
    expect([...used].sort()).toEqual(catalog.subjects.map(({id}) => id).sort());
    const groups = new Set(entries.filter(isLimit).map(({limitGroup}) => limitGroup));
    expect([...groups].sort()).toEqual(catalog.limitGroups.map(({id}) => id).sort());
  });

  it('links only to entries that exist', () => {
    const links = entries.flatMap((entry) =>
      [entry.when, entry.fix, 'detect' in entry ? entry.detect : '']
        .flatMap((text) => [...text.matchAll(/\]\(error:(?<id>[^)]*)\)/gu)])
        .map(({groups}) => `${entry.id}: ${groups?.id}`),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((link) => !ids.has(link.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('has the entries that cli.json names, each with the text that it shows', () => {
    const wrong = (cli.errorCases as readonly ErrorCase[]).filter(({error, shows = ''}) => {
      const entry = entries.find(({id}) => id === error);
      if (error === undefined || !entry || !isMessage(entry) || shows === '') return error !== undefined && !entry;
      const texts = [entry.message, entry.example, `❌ Configuration Error: ${entry.message}`];
      return !texts.some((text) => text.includes(shows)) && !new RegExp(entry.pattern, 'mu').test(shows);
    });
    expect(wrong).toEqual([]);
  });

  it('tells how to detect a message by text that its example has', () => {
    const beginnings = ['Error processing request:', 'Configuration validation failed:'];
    const quotedTexts =
      /(?:contains|begins with|Search the log for|prints|has the `message`) (?:`` (.*?) ``|`([^`]*)`)/gu;
    const wrong = messages.flatMap(({id, detect, example, message}) =>
      [...detect.matchAll(quotedTexts)]
        .map(([, inTwo, inOne]) => inTwo ?? inOne ?? '')
        .filter((text) => !beginnings.includes(text) && !`${example}\n${message}`.includes(text))
        .map((text) => `${id}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has no entry with the name of a subject, whose address it would take', () => {
    expect(catalog.subjects.filter(({id}) => ids.has(id))).toEqual([]);
  });

  it('has no markup outside code', () => {
    const wrong = entries.filter((entry) =>
      [entry.when, entry.fix, 'detect' in entry ? entry.detect : ''].some((text) =>
        /[<>]/u.test(text.replaceAll(/`[^`]*`/gu, '')),
      ),
    );
    expect(wrong.map(({id}) => id)).toEqual([]);
  });

  it('writes sentences of at most 30 words', () => {
    const long = entries.flatMap((entry) =>
      [entry.when, entry.fix, 'detect' in entry ? entry.detect : '']
        .flatMap((text) => text.replaceAll(/`[^`]*`/gu, 'code').split(/(?<=[.!?])\s+/u))
        .filter((sentence) => sentence.split(/\s+/u).length > 30)
        .map((sentence) => `${entry.id}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });
});

describe('the error index', () => {
  const idsIn = (text: string): string[] => index.find(text).map(({id}) => id);

  it.each(messages.map(({id, example}) => [id, example]))('finds %s first in its own example', (id, example) => {
    expect(idsIn(example)[0]).toBe(id);
  });

  it.each([
    ['connect ECONNREFUSED 127.0.0.1:11434', 'http-connection-refused'],
    ['tool call denied', 'tool-cli-box-denied'],
    ['maximum iterations', 'llm-iterations-log'],
    ['session not found', 'http-session-not-found'],
  ])('is near to "%s" with %s', (line, id) => {
    const texts = messages.map((entry) => ({id: entry.id, text: `${entry.message} ${entry.example}`}));
    expect(nearestMessages(line, texts)[0]).toBe(id);
  });

  it('finds every entry inside 200 lines of another log', () => {
    const lines = Array.from(
      {length: 100},
      (_, line) => `2026-01-09T10:00:${line % 60} info GET /items/${line} 200 OK`,
    );
    const missed = messages.filter(({id, example}) => !idsIn([...lines, example, ...lines].join('\n')).includes(id));
    expect(missed.map(({id}) => id)).toEqual([]);
  });

  it.each(foreignTexts)('finds nothing in the output of another program: %s', (text) => {
    expect(outputForms(text).flatMap(idsIn)).toEqual([]);
  });

  it('[ERRIDX-4] finds each recorded message in its whole screen, whose lines are cut at the edge', () => {
    const recorded = messages.flatMap(({id, evidence}) => ('screen' in evidence ? [{id, ...evidence}] : []));
    const missed = recorded.filter(({id, screen, step = 1}) => {
      const {ansi = ''} = screens.find((one) => one.id === screen)?.steps[step - 1] ?? {};
      const {matches} = richestForm(outputForms(ansi).map((text) => ({text, matches: index.find(text)})));
      return !matches.some((match) => match.id === id);
    });
    expect(recorded.length).toBeGreaterThan(50);
    expect(missed).toEqual([]);
  });

  it.each(publishedErrorTexts().map((text) => [text.place, text] as const))(
    'knows the text of %s',
    (_, {text, isPart}) => {
      if (!isPart || idsIn(text).length > 0) return expect(idsIn(text)).not.toEqual([]);
      const part = new RegExp(
        text
          .split(/…|\([Nn]\)/u)
          .map((words) => words.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&'))
          .join('.*'),
      );
      const found = messages.filter(({message, example}) => part.test(message) || part.test(example));
      expect(found.map(({id}) => id)).not.toEqual([]);
    },
  );
});

describe('evidence of errors.json', () => {
  const recorded = new Map(
    ['rest', 'websocket', 'webhooks', 'events'].map((name) => [
      `${name}.json`,
      JSON.parse(readFileSync(path.resolve('contracts/recordings', `${name}.json`), 'utf8')) as Record<
        string,
        unknown
      >[],
    ]),
  );

  it('names recordings that show the message', () => {
    const wrong = messages.flatMap(({id, evidence}) => {
      if (!('recording' in evidence)) return [];
      const steps = recorded.get(evidence.recording) ?? [];
      const texts = steps
        .filter((step) => [step.name, step.scenario, step.step].includes(evidence.name))
        .flatMap((step) => allStrings(step));
      return texts.some((text) => idsIn(text).includes(id)) ? [] : [`${id}: ${evidence.recording} ${evidence.name}`];
    });
    expect(wrong).toEqual([]);
  });

  it('says that what was only read has no recording', () => {
    expect(messages.filter(({seen, evidence}) => seen === 'read' && !('none' in evidence)).map(({id}) => id)).toEqual(
      [],
    );
  });

  const idsIn = (text: string): string[] => index.find(text).map(({id}) => id);
});

/** Returns all texts in a value, and the value itself as JSON. */
const allStrings = (value: unknown): string[] => [JSON.stringify(value), ...stringsIn(value)];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
