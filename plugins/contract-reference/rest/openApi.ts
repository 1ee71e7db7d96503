import type {Trap} from '../notes';
import type {SchemaOrFlag} from '../schema/schema';

/** Where something else stands in the contract. */
export interface Reference {
  readonly $ref: string;
}

/** OpenAPI 3.1, as far as the reference shows it. */
export interface OpenApi {
  readonly servers?: readonly {readonly url: string}[];
  readonly tags?: readonly {readonly name: string; readonly description?: string}[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: {readonly schemas?: Readonly<Record<string, SchemaOrFlag>>};
}

/** Methods that a path can have, in the order in which the reference shows them. */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
/** One of {@link methods}. */
export type Method = (typeof methods)[number];

/** Operations of a path, and the parameters that all of them take. */
export type PathItem = {readonly [Name in Method]?: Operation} & {
  readonly parameters?: readonly (Parameter | Reference)[];
};

/** One method of one path. Keys that begin with `x-` are ours: what was observed of the running server. */
export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses?: Readonly<Record<string, Response | Reference>>;
  readonly 'x-traps'?: readonly Trap[];
  readonly 'x-side-effects'?: readonly string[];
  readonly 'x-errors-as-success'?: readonly string[];
  /** The case in which no answer arrives. */
  readonly 'x-unanswered'?: {readonly text: string; readonly 'x-unobserved'?: string};
  /** Requests outside the schema that the server takes all the same. */
  readonly 'x-tolerated'?: readonly {readonly text: string}[];
  /** Headers that samples send besides those of required parameters. */
  readonly 'x-sample-headers'?: Readonly<Record<string, string>>;
  readonly 'x-unobserved'?: string;
}

/** What a request says in its path, its query, its headers or its cookies. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: SchemaOrFlag;
  readonly example?: unknown;
  readonly examples?: Examples;
}

/** Bodies that an operation takes, by media type. */
export interface RequestBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

/** One way in which an operation answers. */
export interface Response {
  readonly description?: string;
  readonly headers?: Readonly<
    Record<string, {readonly description?: string; readonly schema?: SchemaOrFlag} | Reference>
  >;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly 'x-unobserved'?: string;
}

/** Shape and examples of a body. */
export interface MediaType {
  readonly schema?: SchemaOrFlag;
  readonly example?: unknown;
  readonly examples?: Examples;
  readonly 'x-unobserved'?: string;
}

/** Examples by name, here or elsewhere in the contract. */
export type Examples = Readonly<Record<string, Example | Reference>>;

/** A value as it was recorded, with words about it. */
export interface Example {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: unknown;
}
