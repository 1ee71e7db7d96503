import type {PhrasingContent} from 'mdast';
import type {ReferenceDirective} from '../directive';
import {inlineCode, link, table, text} from '../markdown';
import {exportKinds, type SdkExport} from '../sdk/declaration';
import {writerFor, type SdkWriter} from '../sdk/sdkAddress';
import {openSdk} from '../sdk/sdkContract';
import {unknownName} from '../unknownName';

/** `::sdk-index{kind="function"}`: table of the exports of one kind, linking to each. */
export const sdkIndex: ReferenceDirective = {
  name: 'sdk-index',
  attributes: {kind: {required: true}},
  render({kind: wanted = ''}, context) {
    const contract = openSdk(context.contracts);
    const kind = exportKinds.find((known) => known === wanted);
    if (!kind) throw unknownName('kind of export', wanted, exportKinds, 'contracts/sdk/index.d.ts');
    const writer = writerFor(contract, context);
    const header = ['Name', 'Meaning'].map((title) => [text(title)]);
    const found = contract.exports.filter((declaration) => declaration.kind === kind);
    return [
      table(
        header,
        found.map((declaration) => row(declaration, writer)),
      ),
    ];
  },
};

const row = (declaration: SdkExport, writer: SdkWriter): PhrasingContent[][] => [
  [link(writer.addressOf({declaration}), inlineCode(declaration.name))],
  writer.inline(declaration.doc.summary),
];
