import type { SaikiAgent } from '@truffle-ai/saiki';
import { ask } from '../common/ask';

/**
 * Asks a second question about a file that was attached before.
 *
 * @param agent - a started agent whose session `pdf` has the file
 */
export async function followUp(agent: SaikiAgent): Promise<void> {
  // #region followUp
  const next = await ask(agent, 'pdf', 'And which of them is the longest?');
  console.log(next.ok ? next.text : `No answer: ${next.reason}`);
  // #endregion followUp
}
