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

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof methods)[number];

export type PathItem = {readonly [Name in Method]?: Operation} & {
  readonly parameters?: readonly (Parameter | Reference)[];
};

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

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: SchemaOrFlag;
  readonly example?: unknown;
  readonly examples?: Examples;
}

export interface RequestBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

export interface Response {
  readonly description?: string;
  readonly headers?: Readonly<
    Record<string, {readonly description?: string; readonly schema?: SchemaOrFlag} | Reference>
  >;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly 'x-unobserved'?: string;
}

export interface MediaType {
  readonly schema?: SchemaOrFlag;
  readonly example?: unknown;
  readonly examples?: Examples;
  readonly 'x-unobserved'?: string;
}

export type Examples = Readonly<Record<string, Example | Reference>>;

export interface Example {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: unknown;
}
