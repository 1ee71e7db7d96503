import type { SaikiAgent } from '@truffle-ai/saiki';

/**
 * Names the conversation of a user.
 *
 * @param userId - the id that your own sign-in vouches for
 */
export function sessionOf(userId: string): string {
  return `user-${userId}`;
}

/**
 * Deletes conversations that nobody has used for a while. While the agent
 * runs, only deleting frees a place under `maxSessions`.
 *
 * @param agent - a started agent
 * @param idleFor - how long a conversation may rest, in milliseconds
 * @returns how many were deleted
 */
export async function deleteIdle(
  agent: SaikiAgent,
  idleFor: number,
): Promise<number> {
  let deleted = 0;
  for (const id of await agent.listSessions()) {
    const metadata = await agent.getSessionMetadata(id);
    if (!metadata || Date.now() - metadata.lastActivity < idleFor) continue;
    await agent.deleteSession(id);
    deleted += 1;
  }
  return deleted;
}
