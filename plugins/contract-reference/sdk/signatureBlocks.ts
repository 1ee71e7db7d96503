import type {RootContent} from 'mdast';
import {code, inlineCode, link, paragraph, text} from '../markdown';
import type {SdkWriter} from './sdkAddress';

/** Meta word of code that shows how something is declared. It is no sample. */
const signatureMeta = 'signature';

/**
 * How something is declared, with links to the exported types in it.
 * @param signature source without comments
 * @param own name of the export itself, which gets no link
 */
export function signatureBlocks(signature: string, own: string, writer: SdkWriter): RootContent[] {
  const links = typesIn(signature, own, writer).map((name) =>
    link(writer.addressOf(writer.contract.find(name)), inlineCode(name)),
  );
  const listed = links.flatMap((node, index) => (index === 0 ? [node] : [text(', '), node]));
  const types = links.length === 0 ? [] : [paragraph(text(links.length === 1 ? 'Type: ' : 'Types: '), ...listed)];
  return [code('ts', signature, signatureMeta), ...types];
}

/** Exported classes and types that a signature names, in the order of their first use. Quoted words are no types. */
function typesIn(signature: string, own: string, {contract}: SdkWriter): string[] {
  const words = new Set(signature.replace(/'[^']*'/gu, '').match(/\b[A-Z]\w+/gu));
  return [...words].filter(
    (word) =>
      word !== own && contract.exports.some(({name, kind}) => name === word && (kind === 'class' || kind === 'type')),
  );
}
