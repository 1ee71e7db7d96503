/**
 * Public description of an agent for other programs, in the format of the Agent2Agent protocol.
 *
 * @remarks Nothing in the card changes what the agent does: `authentication` protects nothing.
 */
export interface AgentCard {
  /** Name of the agent. */
  name: string;
  /** Address under which it is reached. */
  url: string;
  /** Version of the agent. */
  version: string;
  /**
   * What it does.
   * @defaultValue a built-in sentence
   */
  description?: string;
  /** Address of its documentation. */
  documentationUrl?: string;
  /** Who offers it. */
  provider?: {organization: string; url: string};
  /**
   * What it can do.
   * @defaultValue `streaming`: true, `stateTransitionHistory`: false, `pushNotifications`: true in web and server mode,
   * false in `mcp` mode
   */
  capabilities?: {
    streaming?: boolean;
    pushNotifications?: boolean;
    stateTransitionHistory?: boolean;
  };
  /**
   * How callers should identify themselves; only published, never checked.
   * @defaultValue `schemes`: none
   */
  authentication?: {schemes?: string[]; credentials?: string};
  /**
   * Media types that it accepts.
   * @defaultValue `application/json`, `text/plain`
   */
  defaultInputModes?: string[];
  /**
   * Media types that it answers with.
   * @defaultValue `application/json`, `text/event-stream`, `text/plain`
   */
  defaultOutputModes?: string[];
  /**
   * What it is good at. A skill's `inputModes` and `outputModes` are `text/plain` when left out.
   * @defaultValue one built-in skill, `chat_with_agent`, also for an empty list
   */
  skills?: {
    id: string;
    name: string;
    description: string;
    tags: string[];
    examples?: string[];
    inputModes?: string[];
    outputModes?: string[];
  }[];
}

/**
 * Agent card after validation: the fields with a default are always there.
 */
export type ValidatedAgentCard = AgentCard &
  Required<
    Pick<
      AgentCard,
      | 'description'
      | 'capabilities'
      | 'authentication'
      | 'defaultInputModes'
      | 'defaultOutputModes'
      | 'skills'
    >
  >;

/**
 * What {@link createAgentCard} needs to know.
 */
export interface MinimalAgentCardContext {
  /** Name of an agent whose card has none. */
  defaultName: string;
  /** Version of an agent whose card has none. */
  defaultVersion: string;
  /** Address under which the agent is reached. */
  defaultBaseUrl: string;
  /** Subscriber to the agent's events; with one, the card says that push notifications are sent. */
  webSubscriber?: unknown;
}

/**
 * Fills in and validates an agent card.
 * @param context - defaults for the card
 * @param overrides - fields that replace them
 * @returns a complete card
 * @throws ZodError when the result isn't a valid card
 */
export declare function createAgentCard(
  context: MinimalAgentCardContext,
  overrides?: Partial<AgentCard>,
): AgentCard;
