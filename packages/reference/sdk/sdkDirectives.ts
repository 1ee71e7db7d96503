import * as md from '../markdown';
import {DirectiveError, pageThatShows, unknownName, type Directive, type LinkScheme} from '../directive';
import {exportKinds} from './declarations';
import {exportBlocks, memberBlocks} from './exportBlocks';
import {readSdk} from './sdk';

/**
 * Makes the directives for the declarations of a package.
 * `::sdk{name="Agent"}` shows an export with its members, `::sdk{name="Agent.run"}` one member. `members="index"` lists
 * the constructor and methods, for pages that group them under their own headings. `depth="2"` sets the level of the
 * first heading, which is 3 by default.
 * `::sdk-index{kind="function"}` shows a table of the exports of one kind.
 * Their links between declarations need {@link sdkLink}, as the scheme `sdk`, and links to events the scheme `event`.
 * @param folder of the declarations, within the contracts folder
 */
export function sdkDirectives(folder: string): Directive[] {
  const sdk: Directive = {
    name: 'sdk',
    attributes: {name: {required: true}, depth: {required: false}, members: {required: false}},
    render({name = '', depth, members}, context) {
      const contract = readSdk(context.contracts, folder);
      const {declaration, member} = contract.find(name);
      if (depth !== undefined && depth !== '2')
        throw new DirectiveError(`depth="${depth}" is unknown`, 'write depth="2", or leave it out');
      if (members !== undefined && members !== 'index')
        throw new DirectiveError(`members="${members}" is unknown`, 'write members="index", or leave it out');
      const level = depth === '2' ? 2 : 3;
      return member
        ? memberBlocks(declaration, member, level, contract)
        : exportBlocks(declaration, {depth: level, members: members ?? 'all'}, contract);
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
      const rows = contract.exports
        .filter((declaration) => declaration.kind === kind)
        .map((declaration) => [`[\`${declaration.name}\`](sdk:${declaration.name})`, declaration.doc.summary]);
      return [md.table(['Name', 'Meaning'], rows)];
    },
  };
  return [sdk, index];
}

/**
 * Makes the scheme for links to declarations by name: `sdk:Agent.run`.
 * @param folder of the declarations, within the contracts folder
 */
export const sdkLink =
  (folder: string): LinkScheme =>
  (name, context) => {
    const contract = readSdk(context.contracts, folder);
    const target = contract.find(name);
    return `${pageThatShows('sdk', target.declaration.name, context)}#${contract.anchor(target)}`;
  };
