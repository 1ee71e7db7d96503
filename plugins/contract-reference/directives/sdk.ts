import {DirectiveError, type ReferenceDirective} from '../directive';
import {exportBlocks, memberBlocks} from '../sdk/exportBlocks';
import {writerFor} from '../sdk/sdkAddress';
import {openSdk} from '../sdk/sdkContract';

/** `::sdk{name="SaikiAgent"}`: one export with its members; `::sdk{name="SaikiAgent.run"}`: one member. */
export const sdk: ReferenceDirective = {
  name: 'sdk',
  attributes: {name: {required: true}, depth: {required: false}},
  render({name = '', depth: written}, context) {
    const contract = openSdk(context.contracts);
    const writer = writerFor(contract, context);
    const {declaration, member} = contract.find(name);
    const depth = depthOf(written);
    return member
      ? memberBlocks(declaration, member, depth ?? 3, writer)
      : exportBlocks(declaration, depth ?? 2, writer);
  },
};

function depthOf(written: string | undefined): 2 | 3 | undefined {
  if (written === undefined) return undefined;
  if (written === '2' || written === '3') return written === '2' ? 2 : 3;
  throw new DirectiveError(`depth="${written}" is no level of a heading. Write depth="2" or depth="3".`);
}
