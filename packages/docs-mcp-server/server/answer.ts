import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {NotFoundError} from './docs';

/** Answers a call with a text, or with what to ask for instead when something isn't there. */
export async function answerWith(write: () => Promise<string> | string): Promise<CallToolResult> {
  try {
    return {content: [{type: 'text', text: await write()}]};
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return {content: [{type: 'text', text: error.message}], isError: true};
  }
}
