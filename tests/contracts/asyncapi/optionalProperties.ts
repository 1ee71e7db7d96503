/** Properties that every recording has, although the contract makes them optional, by their pointers. */
export type OptionalProperties = Readonly<Record<string, string>>;

const inTypes = "optional in the types of Saiki's package";
const byClient = 'a client may leave it out, and the recorded one does not';

const attachment = '/components/schemas/AttachmentFindings/properties/fileValidation';
const agentConfig = '/components/schemas/AgentConfig/properties';
const llmConfig = '/components/schemas/LlmConfig/properties';

/** Those of the events. */
export const optionalInEvents: OptionalProperties = {
  [attachment]: inTypes,
  [`${attachment}/properties/fileType`]: inTypes,
  [`${attachment}/properties/error`]: inTypes,
  [`${agentConfig}/toolConfirmation`]: inTypes,
  [`${agentConfig}/storage`]: inTypes,
  [`${agentConfig}/sessions`]: inTypes,
  [`${llmConfig}/maxInputTokens`]: inTypes,
  [`${llmConfig}/baseURL`]: inTypes,
  '/components/messages/llmservice.unsupportedInput/payload/properties/fileType': inTypes,
  '/components/messages/llmservice.response/payload/properties/tokenCount': inTypes,
  '/channels/sessionBus/messages/llmservice:unsupportedInput/payload/properties/fileType': inTypes,
  '/channels/sessionBus/messages/llmservice:response/payload/properties/tokenCount': inTypes,
};

const message = '/components/messages/message/payload/properties';
const details =
  '/components/messages/error/payload/properties/data/oneOf/2/properties/details/properties/fileValidation';

/** Those of the WebSocket. */
export const optionalOnSocket: OptionalProperties = {
  [`${message}/fileData/properties/filename`]: byClient,
  [`${message}/imageData/properties/mimeType`]: byClient,
  [details]: inTypes,
  [`${details}/properties/error`]: inTypes,
  '/components/messages/response/payload/properties/data/properties/tokenCount': inTypes,
};
