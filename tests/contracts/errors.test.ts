import {Ajv2020} from 'ajv/dist/2020';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {nearestMessages, openErrorIndex, outputForms, richestForm} from '@docs-kit/error-index';
import {describeSchemaErrors, openSchemaValidator} from '@docs-kit/reference/validator';
import {formatProblem, nearestName, placeAt} from '@docs-kit/report';
import {redirects} from '../../config/redirects';
import type {ErrorCase} from '../../contracts/cli';
import cli from '../../contracts/cli.json';
import document from '../../contracts/errors.json';
import {isLimit, isMessage, type ErrorCatalog} from '../../contracts/errorCatalog';
import schema from '../../contracts/errors.schema.json';
import recordings from '../../contracts/recordings/screens.json';
import type {RecordedScreens} from '../../contracts/screens';
import {readLedger} from '../../scripts/addresses.mts';
import {foreignTexts} from './fixtures/foreignTexts';
import {publishedErrorTexts} from './publishedErrorTexts';

// JSON imports have no literal types: the schema proves those.
const catalog = document as unknown as ErrorCatalog;
const {entries} = catalog;
const messages = entries.filter(isMessage);
const {screens} = recordings as RecordedScreens;
const index = openErrorIndex(catalog);
const ids = new Set(entries.map(({id}) => id));
const source = readFileSync('contracts/errors.json', 'utf8');

/** Says what is wrong with an entry: `contracts/errors.json:12 no-key: …`. */
const problemOf = (id: string, what: string): string =>
  `contracts/errors.json:${placeAt(source, source.indexOf(`"id": "${id}"`)).line} ${id}: ${what}`;

describe('errors.json', () => {
  it('fits its schema', () => {
    const options = {allErrors: true, verbose: true, strictRequired: false, formats: {regex: true}} as const;
    const validate = new Ajv2020(options).compile(schema);
    validate(document);
    // The next test reads entries: this schema would say that an entry matches none of the three kinds.
    const besideEntries = validate.errors?.filter(({instancePath}) => !instancePath.startsWith('/entries/'));
    expect(describeSchemaErrors(besideEntries ?? [])).toEqual([]);
  });

  it('has entries that fit the schema of their kind', () => {
    const {errors} = openSchemaValidator({$defs: schema.$defs});
    const problems = entries.flatMap((entry) => {
      const kind = isMessage(entry) ? 'message' : entry.kind;
      const isKnown = ['message', 'silence', 'limit'].includes(kind);
      const wrong = isKnown ? errors(`/$defs/${kind}`, entry) : ['"kind" must be error, notice, silence or limit.'];
      return wrong.map((what) => problemOf(entry.id, what));
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
    const problems = (listed: readonly {readonly id: string}[], used: readonly (readonly [string, string])[]) => {
      const names = listed.map(({id}) => id);
      const unknown = used.filter(([, name]) => !names.includes(name));
      const unused = names.filter((name) => !used.some(([, other]) => other === name));
      return [
        ...unknown.map(([id, name]) => problemOf(id, `"${name}" isn't listed. Fix: write one of ${names.join(', ')}.`)),
        ...unused.map((id) => problemOf(id, 'no entry names it. Fix: leave it out.')),
      ];
    };
    const subjects = entries.flatMap((entry) => ('subject' in entry ? [[entry.id, entry.subject] as const] : []));
    const groups = entries.flatMap((entry) => ('limitGroup' in entry ? [[entry.id, entry.limitGroup] as const] : []));
    expect([...problems(catalog.subjects, subjects), ...problems(catalog.limitGroups, groups)]).toEqual([]);
  });

  it('links only to entries that exist', () => {
    const links = entries.flatMap((entry) =>
      [entry.when, entry.fix, 'detect' in entry ? entry.detect : '']
        .flatMap((text) => [...text.matchAll(/\]\(error:(?<id>[^)]*)\)/gu)])
        .map(({groups}) => ({from: entry.id, to: groups?.id ?? ''})),
    );
    expect(links.length).toBeGreaterThan(50);
    const broken = links.filter(({to}) => !ids.has(to));
    expect(broken.map(({from, to}) => problemOf(from, `no entry has the id of the link error:${to}`))).toEqual([]);
  });

  it('links only to pages and anchors that exist', () => {
    // `npm run ledger` adds those of new pages after a build.
    const moved = new Set(redirects.redirects.map(({from}) => from));
    const addresses = new Set(readLedger().filter((address) => !moved.has(address.split('#')[0] ?? '')));
    const links = [...source.matchAll(/\]\((?<address>\/[^)]*)\)/gu)];
    const broken = links.flatMap(({index: start, groups: {address = ''} = {}}) => {
      if (addresses.has(address)) return [];
      const fix = `write "${nearestName(address, addresses) ?? '/docs/…'}", or add the page first`;
      const message = `the link "${address}" leads to no page or anchor`;
      return [formatProblem({file: 'contracts/errors.json', ...placeAt(source, start), message, fix})];
    });
    expect(links.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
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
      [...String(detect).matchAll(quotedTexts)]
        .map(([, inTwo, inOne]) => inTwo ?? inOne ?? '')
        .filter((text) => !beginnings.includes(text) && !`${example}\n${message}`.includes(text))
        .map((text) => problemOf(id, `neither "example" nor "message" has the text that "detect" quotes: ${text}`)),
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
    expect(wrong.map(({id}) => problemOf(id, 'write < and > in backticks'))).toEqual([]);
  });

  it('writes sentences of at most 30 words', () => {
    const long = entries.flatMap((entry) =>
      [entry.when, entry.fix, 'detect' in entry ? entry.detect : '']
        .flatMap((text) => text.replaceAll(/`[^`]*`/gu, 'code').split(/(?<=[.!?])\s+/u))
        .filter((sentence) => sentence.split(/\s+/u).length > 30)
        .map((sentence) => problemOf(entry.id, `this sentence has more than 30 words: ${sentence}`)),
    );
    expect(long).toEqual([]);
  });
});

describe('the error index', () => {
  const idsIn = (text: string): string[] => index.find(text).map(({id}) => id);

  it.each(messages.map(({id, example}) => [id, example]))('finds %s first in its own example', (id, example) => {
    expect(idsIn(example)[0], problemOf(id, 'its "pattern" must find its "example"')).toBe(id);
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
    expect(missed.map(({id}) => problemOf(id, 'its "pattern" must find its "example" in a log'))).toEqual([]);
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
    expect(missed.map(({id, screen}) => problemOf(id, `the screen ${screen} doesn't show its message`))).toEqual([]);
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
      const {recording, name} = evidence;
      const what = `"${name}" of ${recording} doesn't show its message`;
      return texts.some((text) => idsIn(text).includes(id)) ? [] : [problemOf(id, what)];
    });
    expect(wrong).toEqual([]);
  });

  it('says that what was only read has no recording', () => {
    const wrong = messages.filter(({seen, evidence}) => seen === 'read' && !('none' in evidence));
    expect(wrong.map(({id}) => problemOf(id, 'it was only read, so its "evidence" must be {"none": …}'))).toEqual([]);
  });

  const idsIn = (text: string): string[] => index.find(text).map(({id}) => id);
});

/** Returns all texts in a value, and the value itself as JSON. */
const allStrings = (value: unknown): string[] => [JSON.stringify(value), ...stringsIn(value)];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
