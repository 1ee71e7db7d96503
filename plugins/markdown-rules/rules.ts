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

/** A sample with its title. Without one, the page shows the language, which is already in the fence. */
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
    // Other tools don't know the language `output`.
    return [isOutput && code.type === 'code' ? {...code, lang: 'text'} : code];
  },
};

/** The same call in several languages, each below the language's name. */
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

/** The source of a diagram, below its description. */
const diagram: ElementRule = {
  tagName: 'figure',
  className: 'diagram',
  convert(figure) {
    const svg = find(figure, ({tagName}) => tagName === 'svg');
    const labels = [svg?.properties.ariaLabelledBy].flat().join(' ');
    const name = /^diagram-(?<name>.+)-title$/.exec(labels)?.groups?.name ?? '';
    const {title, description, mermaid} = readDiagram(process.cwd(), name);
    return [
      label({type: 'text', value: `Diagram: ${title}`}),
      {type: 'paragraph', children: [{type: 'text', value: description}]},
      {type: 'code', lang: 'mermaid', value: mermaid.trim()},
    ];
  },
};

/** The list of a post's headings, which the copy has anyway. */
const contentsFold: ElementRule = {tagName: 'details', className: 'contents-fold', convert: () => []};

/** The diagram of the home page, which is made of lists: its description, then its parts. */
const partsDiagram: ElementRule = {
  tagName: 'div',
  className: 'parts-diagram',
  convert: (element, state) => [
    label({type: 'text', value: 'Diagram'}),
    {type: 'paragraph', children: [{type: 'text', value: String(element.properties.ariaLabel)}]},
    ...childElements(element).flatMap((child) => [
      ...(child.tagName === 'ul' ? [label({type: 'text', value: String(child.properties.ariaLabel)})] : []),
      ...(state.toFlow(state.all({...element, children: [child]})) as never[]),
    ]),
  ],
};

/** Conversion of the site's own elements to Markdown. */
export const rules: readonly ElementRule[] = [codeBlock, sampleTabs, diagram, contentsFold, partsDiagram];
