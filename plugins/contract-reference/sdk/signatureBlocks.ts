import type {RootContent} from 'mdast';
import {code, inlineCode, link, paragraph, text} from '../markdown';
import type {SdkExport} from './declaration';
import type {SdkWriter} from './sdkAddress';

/** Meta word of code that shows how something is declared. It is no sample. */
const signatureMeta = 'signature';

/**
 * How something is declared, with links to the exported types in it.
 * @param signature source without comments
 * @param own name of the export itself, which gets no link
 * @param withShapes whether to show unexported types as well
 */
export function signatureBlocks(
  signature: string,
  {own, withShapes}: {readonly own: string; readonly withShapes: boolean},
  writer: SdkWriter,
): RootContent[] {
  const {contract, addressOf} = writer;
  const shapes = withShapes ? unexportedIn(signature, contract.unexported) : [];
  const words = [signature, ...shapes.map((shape) => shape.signature)].flatMap(wordsIn);
  const isType = (word: string): boolean =>
    contract.exports.some(({name, kind}) => name === word && (kind === 'class' || kind === 'type'));
  const types = [...new Set(words)].filter((word) => word !== own && isType(word));
  const links = types.map((name) => link(addressOf(contract.find(name)), inlineCode(name)));
  const listed = links.flatMap((node, index) => (index === 0 ? [node] : [text(', '), node]));
  return [
    code('ts', signature, signatureMeta),
    ...(shapes.length > 0 ? [paragraph(text('Not exported, shown for their members:'))] : []),
    ...shapes.map((shape) => code('ts', shape.signature, signatureMeta)),
    ...(links.length > 0 ? [paragraph(text(links.length === 1 ? 'Type: ' : 'Types: '), ...listed)] : []),
  ];
}

/** Capitalised words, in order. Quoted words are no types. */
const wordsIn = (signature: string): string[] => signature.replace(/'[^']*'/gu, '').match(/\b[A-Z]\w+/gu) ?? [];

/** Unexported types that a signature names, and those that they name in turn. */
function unexportedIn(signature: string, unexported: readonly SdkExport[]): SdkExport[] {
  const found = new Set<SdkExport>();
  const collect = (source: string): void => {
    for (const shape of unexported) {
      if (found.has(shape) || !wordsIn(source).includes(shape.name)) continue;
      found.add(shape);
      collect(shape.signature);
    }
  };
  collect(signature);
  return [...found];
}
