import * as md from '../markdown';
import {DirectiveError, unknownName, type Directive} from '../directive';
import {exportKinds} from './declarations';
import {exportBlocks, memberBlocks, sdkWriter} from './exportBlocks';
import {readSdk} from './sdk';

/**
 * Makes the directives for the declarations of a package.
 * `::sdk{name="Agent"}` shows an export with its members, `::sdk{name="Agent.run"}` one member. `members="index"` lists
 * the constructor and methods, for pages that group them under their own headings. `depth="2"` sets the level of the
 * first heading, which is 3 by default.
 * `::sdk-index{kind="function"}` shows a table of the exports of one kind.
 * @param folder of the declarations, within the contracts folder
 */
export function sdkDirectives(folder: string): Directive[] {
  const sdk: Directive = {
    name: 'sdk',
    attributes: {name: {required: true}, depth: {required: false}, members: {required: false}},
    render({name = '', depth, members}, context) {
      const contract = readSdk(context.contracts, folder);
      const writer = sdkWriter(contract, context);
      const {declaration, member} = contract.find(name);
      if (depth !== undefined && depth !== '2')
        throw new DirectiveError(`depth="${depth}" is unknown`, 'write depth="2", or leave it out');
      if (members !== undefined && members !== 'index')
        throw new DirectiveError(`members="${members}" is unknown`, 'write members="index", or leave it out');
      const level = depth === '2' ? 2 : 3;
      return member
        ? memberBlocks(declaration, member, level, writer)
        : exportBlocks(declaration, {depth: level, members: members ?? 'all'}, writer);
    },
  };
  const index: Directive = {
    name: 'sdk-index',
    attributes: {kind: {required: true}},
    render({kind: wanted = ''}, context) {
      const contract = readSdk(context.contracts, folder);
      const kind = exportKinds.find((known) => known === wanted);
      const file = context.contracts.pathOf(`${folder}/index.d.ts`);
      if (!kind) throw unknownName('kind of export', wanted, exportKinds, file);
      const writer = sdkWriter(contract, context);
      const rows = contract.exports
        .filter((declaration) => declaration.kind === kind)
        .map((declaration) => [
          [md.link(writer.addressOf({declaration}), md.inlineCode(declaration.name))],
          writer.inline(declaration.doc.summary),
        ]);
      return [md.table(['Name', 'Meaning'], rows)];
    },
  };
  return [sdk, index];
}
