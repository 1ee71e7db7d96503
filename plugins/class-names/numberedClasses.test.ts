import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {numberedClasses} from './numberedClasses';

const folder = mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
const write = (name: string, css: string): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, css);
  return file;
};
const card = write('Card/styles.module.css', '.title:hover .icon{animation:turn 1s}@keyframes turn{to{rotate:1turn}}');
const menu = write('Menu/styles.module.css', '.title{color:red}');
const plain = write('plain.css', '.title{color:red}');

it('gives each class of each CSS module a short name of its own', () => {
  const {nameOf} = numberedClasses([folder]);
  const names = [...['title', 'icon', 'turn'].map((localName) => nameOf(card, localName)), nameOf(menu, 'title')];
  expect(new Set(names).size).toBe(4);
  names.forEach((name) => expect(name).toMatch(/^_\w{1,2}$/));
});

it('gives the same names for the same files', () => {
  expect(numberedClasses([folder]).nameOf(menu, 'title')).toBe(numberedClasses([folder]).nameOf(menu, 'title'));
});

it('leaves alone what it did not read', () => {
  const {files, nameOf} = numberedClasses([folder]);
  expect(files).toEqual([card, menu]);
  expect(nameOf(plain, 'title')).toBeUndefined();
  expect(nameOf(path.join(folder, 'Other.module.css'), 'title')).toBeUndefined();
});
