import type { SaikiAgent } from '@truffle-ai/saiki';
import { z } from 'zod';

const Invoice = z.object({ customer: z.string(), total: z.number() });

/** Reads an invoice, and says once more what is wrong with the answer. */
export async function readInvoice(agent: SaikiAgent, letter: string) {
  const session = crypto.randomUUID();
  let question = `Answer with JSON alone: {"customer": string, "total": number}.
${letter}`;
  for (const attempt of [1, 2]) {
    const answer = await agent.run(question, undefined, undefined, session);
    const result = Invoice.safeParse(parsed(answer ?? ''));
    if (result.success) return result.data;
    console.error(`Attempt ${attempt}: ${answer}`);
    question = `That is not it: ${z.prettifyError(result.error)}. JSON alone.`;
  }
  throw new Error('No invoice after two attempts.');
}

function parsed(text: string): unknown {
  try {
    // Models like to put JSON into a block.
    return JSON.parse(text.replace(/^```(?:json)?|```$/g, ''));
  } catch {
    return text;
  }
}
