import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';

/** A task that a person starts by name. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What the person is asked for, by name: what it's for. All are needed. */
  readonly asks: Readonly<Record<string, string>>;
  /** The text for the model; `{name}` is what the person wrote. */
  readonly text: string;
}

/** Adds prompts. */
export function addPrompts(server: McpServer, prompts: readonly Prompt[]): void {
  for (const {name, title, description, asks, text} of prompts) {
    const argsSchema = Object.fromEntries(
      Object.entries(asks).map(([argument, purpose]) => [argument, z.string().describe(purpose)]),
    );
    server.registerPrompt(name, {title, description, argsSchema}, (given: Record<string, string>) => ({
      messages: [
        {
          role: 'user',
          content: {type: 'text', text: text.replaceAll(/\{(?<ask>\w+)\}/gu, (_, ask: string) => given[ask] ?? '')},
        },
      ],
    }));
  }
}
