import {kebab, md, type Directive} from '@docs-kit/reference';

/** Path of the terms, relative to the contracts folder. */
const file = '../content/glossary.yaml';

interface Term {
  readonly term: string;
  readonly definition: string;
  /** Site path of the page that explains the term in detail. */
  readonly seeAlso: string;
}

/** `::glossary`: table of the terms in `content/glossary.yaml`, each linked to the page that explains it. */
export const glossary: Directive = {
  name: 'glossary',
  render(_, {contracts}) {
    const terms = [...contracts.read<readonly Term[]>(file)].sort((one, other) =>
      one.term.localeCompare(other.term, 'en'),
    );
    const rows = terms.map(({term, definition, seeAlso}) => [
      md.rowAnchor(`term-${kebab(term)}`, term, seeAlso),
      definition,
    ]);
    return [md.table(['Term', 'Meaning'], rows)];
  },
};
