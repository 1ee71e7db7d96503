import path from 'node:path';
import type {Element} from 'hast';
import {
  childElements,
  codeOf,
  type ElementRule,
  find,
  findAll,
  hasClass,
  label,
  textOf,
} from '@docs-kit/markdown-copies/convert';
import {readDiagram} from '../diagrams/readDiagram';

const byClass = (element: Element, name: string): Element | undefined =>
  find(element, (candidate) => hasClass(candidate, name));

/** A sample with its title; one without is named after its language on the page, which the fence says already. */
const codeBlock: ElementRule = {
  tagName: 'figure',
  className: 'code-block',
  convert(figure) {
    const pre = find(figure, ({tagName}) => tagName === 'pre');
    const title = byClass(figure, 'code-block__title');
    const isOutput = hasClass(figure, 'code-block--output');
    const hasTitle = isOutput || byClass(figure, 'code-block__language') !== undefined;
    const code = pre && codeOf(pre, title && hasTitle ? textOf(title).trim() : undefined);
    if (!code) return [];
    // What a program printed has no language that other tools know.
    return [isOutput && code.type === 'code' ? {...code, lang: 'text'} : code];
  },
};

/** The same call in several languages, each below its name. */
const sampleTabs: ElementRule = {
  tagName: 'div',
  className: 'sample-tabs',
  convert(element, state) {
    const names = new Map(
      findAll(element, ({properties}) => properties.dataSampleLanguage !== undefined).map((button) => [
        button.properties.dataSampleLanguage,
        textOf(button),
      ]),
    );
    return childElements(element).flatMap((tab) => {
      const name = names.get(tab.properties.dataLanguage);
      return name === undefined ? [] : [label({type: 'text', value: name}), ...(state.all(tab) as never[])];
    });
  },
};

/** A diagram as its author wrote it, below what it shows. */
const diagram: ElementRule = {
  tagName: 'figure',
  className: 'diagram',
  convert(figure) {
    const svg = find(figure, ({tagName}) => tagName === 'svg');
    const labels = [svg?.properties.ariaLabelledBy].flat().join(' ');
    const name = /^diagram-(?<name>.+)-title$/.exec(labels)?.groups?.name ?? '';
    const {title, description, mermaid} = readDiagram(path.resolve('content/diagrams'), name);
    return [
      label({type: 'text', value: `Diagram: ${title}`}),
      {type: 'paragraph', children: [{type: 'text', value: description}]},
      {type: 'code', lang: 'mermaid', value: mermaid.trim()},
    ];
  },
};

/** How the site's own elements become Markdown. */
export const rules: readonly ElementRule[] = [codeBlock, sampleTabs, diagram];
