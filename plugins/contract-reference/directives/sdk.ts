import {DirectiveError, type ReferenceDirective} from '../directive';
import {exportBlocks, memberBlocks} from '../sdk/exportBlocks';
import {writerFor} from '../sdk/sdkAddress';
import {openSdk} from '../sdk/sdkContract';

/**
 * `::sdk{name="SaikiAgent"}`: one export with its members; `::sdk{name="SaikiAgent.run"}`: one member.
 * `members="none"` leaves out constructor and methods, for pages that group them under headings of their own.
 */
export const sdk: ReferenceDirective = {
  name: 'sdk',
  attributes: {name: {required: true}, depth: {required: false}, members: {required: false}},
  render({name = '', depth: written, members}, context) {
    const contract = openSdk(context.contracts);
    const writer = writerFor(contract, context);
    const {declaration, member} = contract.find(name);
    const depth = depthOf(written);
    if (members !== undefined && members !== 'none') {
      throw new DirectiveError(
        `members="${members}" is unknown. Write members="none", or leave it out for all members.`,
      );
    }
    return member
      ? memberBlocks(declaration, member, depth ?? 3, writer)
      : exportBlocks(declaration, {depth: depth ?? 2, withMembers: members === undefined}, writer);
  },
};

function depthOf(written: string | undefined): 2 | 3 | undefined {
  if (written === undefined) return undefined;
  if (written === '2' || written === '3') return written === '2' ? 2 : 3;
  throw new DirectiveError(`depth="${written}" is no level of a heading. Write depth="2" or depth="3".`);
}
