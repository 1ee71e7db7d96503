/** The parts of an OpenAPI 3.1 document that the proofs read. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: Readonly<Record<string, PathItem>>;
  readonly components: {readonly schemas: Readonly<Record<string, JsonSchema>>};
  readonly 'x-unmatched': readonly UnmatchedRule[];
}

export type JsonSchema = Readonly<Record<string, unknown>>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;
type Method = (typeof METHODS)[number];

interface Reference {
  readonly $ref: string;
}

/** Operations of one path by method, and what they share. */
type PathItem = {readonly [method in Method]?: Operation} & {
  readonly parameters?: readonly (Parameter | Reference)[];
};

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: {readonly required?: boolean; readonly content: Content};
  readonly responses: Readonly<Record<string, Answer | Reference>>;
  readonly 'x-tolerated'?: readonly {
    readonly text: string;
    readonly request: JsonSchema;
    readonly response?: JsonSchema;
  }[];
  readonly 'x-unanswered'?: {readonly text: string; readonly 'x-unobserved'?: string};
  readonly 'x-unobserved'?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

interface Answer {
  readonly description: string;
  readonly content?: Content;
  readonly 'x-unobserved'?: string;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface MediaType {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, {readonly value: unknown} | Reference>>;
  readonly 'x-unobserved'?: string;
}

/** How the server answers requests that match no operation. */
export interface UnmatchedRule {
  readonly name: string;
  readonly methods: readonly string[] | 'any';
  readonly paths: 'documented' | 'any';
  readonly status: string;
  readonly content: Content;
}

/** A part of the document together with its place, which is where its schemas are found. */
export interface Located<Part> {
  readonly pointer: string;
  readonly part: Part;
}

/** Joins keys to a JSON pointer. */
export function pointer(base: string, ...keys: readonly (string | number)[]): string {
  const escaped = keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'));
  return [base, ...escaped].join('/');
}

/**
 * The value at a JSON pointer.
 * @throws when the document has nothing there
 */
export function valueAt(document: OpenApiDocument, place: string): unknown {
  const keys = place
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>((value, key) => {
    const next = (value as Record<string, unknown> | undefined)?.[key];
    if (next === undefined) throw new Error(`The contract has nothing at ${place}. Correct the reference.`);
    return next;
  }, document);
}

/** Follows a reference; anything else is returned with the place that it stands at. */
export function resolve<Part extends object>(
  document: OpenApiDocument,
  part: Part | Reference,
  place: string,
): Located<Part> {
  if (!('$ref' in part)) return {pointer: place, part};
  const target = (part as Reference).$ref.slice(1);
  return {pointer: target, part: valueAt(document, target) as Part};
}

/** An operation with its path, method and place. */
export interface LocatedOperation extends Located<Operation> {
  readonly path: string;
  readonly method: string;
  /** Parameters of the path first, then its own. */
  readonly parameters: readonly Located<Parameter>[];
}

/** All operations below `paths` or `webhooks`. */
export function operations(document: OpenApiDocument, section: 'paths' | 'webhooks' = 'paths'): LocatedOperation[] {
  return Object.entries(document[section]).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const part = item[method];
      if (part === undefined) return [];
      const place = pointer('', section, path, method);
      const locate = (list: readonly (Parameter | Reference)[] | undefined, base: string): Located<Parameter>[] =>
        (list ?? []).map((parameter, index) => resolve(document, parameter, pointer(base, 'parameters', index)));
      const parameters = [...locate(item.parameters, pointer('', section, path)), ...locate(part.parameters, place)];
      return [{pointer: place, part, path, method: method.toUpperCase(), parameters}];
    }),
  );
}

/** The answers of an operation by status. */
export function answers(document: OpenApiDocument, operation: Located<Operation>): Map<string, Located<Answer>> {
  const entries = Object.entries(operation.part.responses).map(([status, answer]) => {
    const place = pointer(operation.pointer, 'responses', status);
    return [status, resolve(document, answer, place)] as const;
  });
  return new Map(entries);
}
