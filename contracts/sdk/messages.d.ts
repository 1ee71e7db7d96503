/**
 * Text in a message.
 */
export interface TextPart {
  /** Marks the part as text. */
  type: 'text';
  /** The text. */
  text: string;
}

/**
 * Picture in a message.
 */
export interface ImagePart {
  /** Marks the part as a picture. */
  type: 'image';
  /** The picture: base64 text, bytes or an address. */
  image: ImageData['image'];
  /** Media type, for example `image/png`. */
  mimeType?: string;
}

/**
 * File in a message.
 */
export interface FilePart {
  /** Marks the part as a file. */
  type: 'file';
  /** The file: base64 text, bytes or an address. */
  data: FileData['data'];
  /** Media type, for example `application/pdf`. */
  mimeType: string;
  /** Name of the file. */
  filename?: string;
}

/**
 * Picture that goes to a model.
 * @remarks Every media type passes the checks of Saiki; whether the model can see the picture is up to the provider.
 */
export interface ImageData {
  /** The picture: base64 text, bytes or an address. */
  image: string | Uint8Array | Buffer | ArrayBuffer | URL;
  /** Media type, for example `image/png`. */
  mimeType?: string;
}

/**
 * File that goes to a model.
 * @remarks PDF and audio only, and only to models that take them: see {@link modelSupportsFileType}.
 */
export interface FileData {
  /**
   * The file: base64 text, bytes or an address.
   * @remarks Text must be plain base64, its length a multiple of four, with at most 67,108,864 characters (about 50 MB).
   */
  data: string | Uint8Array | Buffer | ArrayBuffer | URL;
  /** Media type; {@link getAllowedMimeTypes} lists those that are accepted. */
  mimeType: string;
  /** Name of the file. */
  filename?: string;
}

/**
 * One message of a history.
 *
 * @remarks
 * User messages hold a list of parts, even for plain text. The model's answers are text, and tool results are the MCP
 * result as JSON text. A message that calls tools has `content: null` and `toolCalls`. Messages have no times, and the
 * system prompt isn't among them.
 *
 * @example
 * ```ts
 * import type { InternalMessage } from '@truffle-ai/saiki';
 *
 * export function textOf({ content }: InternalMessage): string {
 *   if (content === null) return '';
 *   if (typeof content === 'string') return content;
 *   return content
 *     .map((part) => (part.type === 'text' ? part.text : `[${part.type}]`))
 *     .join(' ');
 * }
 * ```
 */
export interface InternalMessage {
  /** Who wrote it. */
  role: 'system' | 'user' | 'assistant' | 'tool';
  /** What it says; `null` when the model only calls tools. */
  content: string | null | (TextPart | ImagePart | FilePart)[];
  /** The model's tool calls; `arguments` is JSON text. */
  toolCalls?: {
    id: string;
    type: 'function';
    function: {name: string; arguments: string};
  }[];
  /** For a tool result: the call that it answers. */
  toolCallId?: string;
  /** For a tool result: name of the tool. */
  name?: string;
}
