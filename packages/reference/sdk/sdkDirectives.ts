import * as md from '../markdown';
import {DirectiveError, unknownName, type Directive} from '../directive';
import {exportKinds} from './declarations';
import {exportBlocks, memberBlocks, sdkWriter, type SdkAddresses} from './exportBlocks';
import {readSdk} from './sdk';

/** Options of {@link sdkDirectives}. */
export interface SdkOptions extends SdkAddresses {
  /** Folder of the declarations, within the contracts folder. */
  readonly folder: string;
}

/**
 * Makes the directives for the declarations of a package.
 * `::sdk{name="Agent"}` shows an export with its members, `::sdk{name="Agent.run"}` one member. `members="index"` lists
 * the constructor and methods, for pages that group them under their own headings. `depth="2"` sets the level of the
 * first heading, which is 3 by default.
 * `::sdk-index{kind="function"}` shows a table of the exports of one kind.
 */
export function sdkDirectives(options: SdkOptions): Directive[] {
  const sdk: Directive = {
    name: 'sdk',
    attributes: {name: {required: true}, depth: {required: false}, members: {required: false}},
    render({name = '', depth, members}, context) {
      const contract = readSdk(context.contracts, options.folder);
      const writer = sdkWriter(contract, context, options);
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
      const contract = readSdk(context.contracts, options.folder);
      const kind = exportKinds.find((known) => known === wanted);
      const file = context.contracts.pathOf(`${options.folder}/index.d.ts`);
      if (!kind) throw unknownName('kind of export', wanted, exportKinds, file);
      const writer = sdkWriter(contract, context, options);
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
