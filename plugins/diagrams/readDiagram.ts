import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {FileFault} from '../contract-reference/fileFault';
import {parseText} from '../contract-reference/parseText';
import {fileIn} from '../pageFault';
import {checkStatements} from './checkStatements';

/** A diagram as its author wrote it. */
export interface DiagramSource {
  readonly name: string;
  /** What the picture is of: its caption. */
  readonly title: string;
  /** What the picture shows, for those who do not see it. */
  readonly description: string;
  /** Mermaid text. */
  readonly mermaid: string;
}

const frontMatter = /^(?<before>\uFEFF?---\r?\n(?<yaml>[\s\S]*?)\r?\n---\r?\n)(?<mermaid>[\s\S]+)$/;

/** Names of all diagrams of a folder. */
export function diagramNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mmd'))
    .map((file) => file.slice(0, -'.mmd'.length))
    .sort();
}

/**
 * Reads `<name>.mmd`.
 * @param siteFolder messages name the file relative to it
 * @throws when the file is missing; FileFault with its line when it lacks something, or has a line that cannot be drawn
 */
export function readDiagram(folder: string, name: string, siteFolder = process.cwd()): DiagramSource {
  const file = path.join(folder, `${name}.mmd`);
  if (!existsSync(file)) {
    throw new Error(`there is no diagram "${name}"; diagrams: ${diagramNames(folder).join(', ')}`);
  }
  const told = fileIn(siteFolder, file);
  const {before = '', yaml = '', mermaid} = frontMatter.exec(readFileSync(file, 'utf8'))?.groups ?? {};
  const {title, description} = (parseText(yaml, told, 2) ?? {}) as Partial<DiagramSource>;
  if (!title || !description || !mermaid) {
    throw new FileFault(`${told}:1`, 'needs a "title" and a "description" between --- lines, then the diagram.');
  }
  checkStatements(mermaid, told, before.split('\n').length);
  return {name, title, description: description.trim(), mermaid};
}
