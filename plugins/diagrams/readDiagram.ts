import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

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

const frontMatter = /^\uFEFF?---\r?\n(?<yaml>[\s\S]*?)\r?\n---\r?\n(?<mermaid>[\s\S]+)$/;

/** Names of all diagrams of a folder. */
export function diagramNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mmd'))
    .map((file) => file.slice(0, -'.mmd'.length))
    .sort();
}

/**
 * Reads `<name>.mmd`.
 * @throws when the file is missing, or lacks a title, a description or a body
 */
export function readDiagram(folder: string, name: string): DiagramSource {
  const file = path.join(folder, `${name}.mmd`);
  if (!existsSync(file)) {
    throw new Error(`there is no diagram "${name}"; diagrams: ${diagramNames(folder).join(', ')}`);
  }
  const {yaml, mermaid} = frontMatter.exec(readFileSync(file, 'utf8'))?.groups ?? {};
  const {title, description} = (parse(yaml ?? '') ?? {}) as Partial<DiagramSource>;
  if (!title || !description || !mermaid) {
    throw new Error(`${name}.mmd needs a "title" and a "description" between --- lines, then the diagram`);
  }
  return {name, title, description: description.trim(), mermaid};
}
