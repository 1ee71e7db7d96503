import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {commandsIn, parseRows, sessionHtml, partOf, textOf} from '@docs-kit/terminal-screens';
import recorded from '../../contracts/recordings/screens.json';
import schema from '../../contracts/recordings/screens.schema.json';
import type {RecordedScreen, RecordedScreens} from '../../contracts/screens';
import {schemaProblemsIn} from './places';

const {screens, toolkit} = recorded as unknown as RecordedScreens;
const rows = screens.map((screen): [string, RecordedScreen] => [screen.id, screen]);

describe('contracts/recordings/screens.json', () => {
  it('fits its schema', () => {
    expect(schemaProblemsIn('recordings/screens.json', schema)).toEqual([]);
  });

  it('is of the version that the contracts describe', () => {
    const {version} = JSON.parse(readFileSync('contracts/sdk/package.json', 'utf8')) as {version: string};
    expect(toolkit).toBe(version);
  });

  it('has each name once', () => {
    const names = screens.map(({id}) => id);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(rows)('%s fits its terminal, and every step has text', (_, {columns, steps}) => {
    for (const {ansi} of steps) {
      const texts = parseRows(ansi).map(textOf);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => [...text].length > columns)).toEqual([]);
    }
  });

  it.each(rows)('%s shows the first of its commands in one of its steps', (_, screen) => {
    const text = screen.steps.map(({ansi}) => parseRows(ansi).map(textOf).join('\n')).join('\n');
    expect(commandsIn(text, screen)).toContain(screen.command.split('\n')[0]);
  });
});

describe('src/css/screens.css', () => {
  it('has a rule for every color and style that the recordings use', () => {
    const css = readFileSync('src/css/screens.css', 'utf8');
    const html = screens.map((screen) => sessionHtml(partOf(screen))).join('');
    const used = new Set(html.match(/\bansi-[a-z-]+/gu));
    expect([...used].filter((name) => !css.includes(`.${name} {`))).toEqual([]);
    expect(used.size).toBeGreaterThan(10);
  });
});
