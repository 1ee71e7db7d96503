import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {ErrorCase} from '../../contracts/cli';
import cli from '../../contracts/cli.json';

/** A text that a contract or recording presents as an error, and its position. */
export interface PublishedErrorText {
  readonly place: string;
  readonly text: string;
  /** Whether it's only part of a message; `…` and `(N)` in it match any text. */
  readonly isPart?: true;
}

const contract = (file: string): string => readFileSync(path.resolve('contracts', file), 'utf8');

/** Returns every text that the other contracts and the recordings present as an error. */
export function publishedErrorTexts(): PublishedErrorText[] {
  return unique([
    ...fromCli(),
    ...fromSdk(),
    ...fromOpenApi(),
    ...fromAsyncApi(),
    ...fromRest(),
    ...fromSockets(),
    ...fromEvents(),
  ]);
}

const fromCli = (): PublishedErrorText[] =>
  cli.errorCases.flatMap(({case: name, shows}: ErrorCase) =>
    shows === undefined ? [] : [{place: `cli.json, ${name}`, text: shows, isPart: true as const}],
  );

const declarations = ['agent', 'mcp', 'mcpClient', 'paths', 'registry', 'session', 'state'];

/** Quoted texts after `@throws`; an ellipsis matches any text. */
const fromSdk = (): PublishedErrorText[] =>
  declarations.flatMap((name) =>
    [...contract(`sdk/${name}.d.ts`).matchAll(/@throws (?<type>\w+) "(?<text>[^"]+)"/gu)].map(
      ({groups}): PublishedErrorText => ({
        place: `@throws in sdk/${name}.d.ts, ${groups?.text}`,
        text: String(groups?.text),
        isPart: true,
      }),
    ),
  );

/** Examples in the REST contract that are errors, judging by their shape. */
const fromOpenApi = (): PublishedErrorText[] =>
  errorBodies(parse(contract('rest.openapi.yaml'))).map((text) => ({place: `rest.openapi.yaml, ${text}`, text}));

const fromAsyncApi = (): PublishedErrorText[] =>
  errorEvents(parse(contract('websocket.asyncapi.yaml'))).map((text) => ({
    place: `websocket.asyncapi.yaml, ${text}`,
    text,
  }));

const recording = (name: string): unknown => JSON.parse(contract(`recordings/${name}.json`));

/** Responses with an error status, and successes that contain an error. */
const fromRest = (): PublishedErrorText[] =>
  (recording('rest') as {name: string; response: {status: number; body: unknown}}[]).flatMap(({name, response}) => {
    const text = typeof response.body === 'string' ? response.body : JSON.stringify(response.body);
    return text && (response.status >= 400 || isErrorBody(response.body)) ? [{place: `rest.json, ${name}`, text}] : [];
  });

const fromSockets = (): PublishedErrorText[] =>
  errorEvents(recording('websocket')).map((text) => ({place: `websocket.json, ${text}`, text}));

/** Errors that events contain as text; what a model's server said itself isn't Saiki's text. */
const fromEvents = (): PublishedErrorText[] =>
  (recording('events') as {step: string; payload?: {error?: unknown}}[]).flatMap(({step, payload}) =>
    typeof payload?.error === 'string' ? [{place: `events.json, ${step}`, text: payload.error}] : [],
  );

function errorBodies(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if (isErrorBody(value)) return [JSON.stringify(value)];
  return Object.values(value).flatMap(errorBodies);
}

const isErrorBody = (body: unknown): boolean =>
  body !== null && typeof body === 'object' && 'error' in body && typeof body.error === 'string';

function errorEvents(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if ('event' in value && value.event === 'error' && 'data' in value) return [JSON.stringify(value)];
  return Object.values(value).flatMap(errorEvents);
}

const unique = (texts: readonly PublishedErrorText[]): PublishedErrorText[] => [
  ...new Map(texts.map((entry) => [entry.text, entry])).values(),
];
