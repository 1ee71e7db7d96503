import type {Prompt} from '@docs-kit/docs-mcp-server';

/** Common tasks that a person can start by name in a chat. */
export const prompts: readonly Prompt[] = [
  {
    name: 'write_agent_file',
    title: 'Write an agent file',
    description: 'An agent.yml for a task, checked before you get it',
    asks: {task: 'What the agent is for'},
    text: `Write an agent file (agent.yml) for Saiki that does this task: {task}

1. Read /AGENTS with \`read\`. It has the rules that prevent the usual mistakes.
2. Read /docs/guides/configuring-saiki/overview, and \`search\` for the tools and settings that the task needs.
3. Write the file. Use only keys that \`lookup\` knows; keys and secrets are variables, such as $OPENAI_API_KEY.
4. Check it with \`check_agent_file\` and correct it until there are no errors and no warnings.
5. Show the file, the command that starts it, and which variables to set.`,
  },
  {
    name: 'explain_error',
    title: 'Explain an error',
    description: 'What a message or a log from Saiki means, and what to do about it',
    asks: {output: 'The message or the log, without secrets'},
    text: `Explain this output from Saiki and say what to do about it.

1. Pass the output to \`lookup\`. If it finds no entry, \`search\` for the message.
2. Answer with the cause and fix of the matching entry, the most specific first, and link to its page.

{output}`,
  },
  {
    name: 'use_in_program',
    title: 'Use Saiki in a program',
    description: 'A TypeScript program with an agent inside',
    asks: {task: 'What the program does'},
    text: `Write a TypeScript program that uses the package @truffle-ai/saiki for this task: {task}

1. Read /AGENTS with \`read\`. It has the rules that prevent the usual mistakes.
2. Read /docs/guides/typescript-sdk.
3. Use \`lookup\` for each class, method and event that you need, and follow their signatures.
4. Say how to install and run it, which variables it needs, and what can fail.`,
  },
];
