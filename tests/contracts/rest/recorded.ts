import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {readExchanges} from './exchange';
import type {OpenApiDocument} from './openapi';

const contracts = new URL('../../../contracts/', import.meta.url);

/** The REST contract. */
export const restContract = parse(readFileSync(new URL('rest.openapi.yaml', contracts), 'utf8')) as OpenApiDocument;

/** What the toolkit answered. */
export const restExchanges = readExchanges(new URL('recordings/rest.json', contracts));

/** What the toolkit posted to a webhook. */
export const webhookExchanges = readExchanges(new URL('recordings/webhooks.json', contracts));
