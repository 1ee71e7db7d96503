import path from 'node:path';
import type {OpenApi, SchemaOrFlag} from '@docs-kit/reference';
import {contracts} from '../interfaces';
import {readContract} from '../places';
import {readExchanges} from './exchange';

/** How the server responds to requests that match no operation. */
export interface UnmatchedRule {
  readonly name: string;
  readonly methods: readonly string[] | 'any';
  readonly paths: 'documented' | 'any';
  readonly status: string;
  readonly content: Readonly<Record<string, {readonly schema: SchemaOrFlag}>>;
}

/** The REST contract, with the fields that only the proofs read. */
export interface RestDocument extends OpenApi {
  readonly 'x-unmatched': readonly UnmatchedRule[];
}

/** The contract's file in the contracts folder. */
export const restFile = 'rest.openapi.yaml';

/** The REST contract. */
export const restDocument = readContract<RestDocument>(restFile);

const recording = (file: string) => readExchanges(path.join(contracts.folder, 'recordings', file));

/** What the toolkit returned. */
export const restExchanges = recording('rest.json');

/** What the toolkit posted to a webhook. */
export const webhookExchanges = recording('webhooks.json');
