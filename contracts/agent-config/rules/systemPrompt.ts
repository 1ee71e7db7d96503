import {nearestQuestion} from '../nearestKey';
import {errorAt, warningAt} from '../problem';
import {hasVariable, isMapping, mappingsIn, type Mapping} from '../values';
import type {CrossFieldRule} from './rule';

/** Generators that every agent has; programs can register more. */
export const builtInSources = ['dateTime', 'resources', 'memorySummary'];

/** The contributors, each with its index in the list. */
const contributorsOf = ({systemPrompt}: Mapping): (readonly [number, Mapping])[] =>
  isMapping(systemPrompt)
    ? mappingsIn(systemPrompt.contributors).map(([place, entry]) => [Number(place), entry] as const)
    : [];

/** A dynamic contributor names a source that exists. */
const knownSource: CrossFieldRule = (config) =>
  contributorsOf(config).flatMap(([index, {type, source, enabled}]) => {
    // Contributors that are switched off are never looked up.
    if (type !== 'dynamic' || enabled === false || typeof source !== 'string') return [];
    if (hasVariable(source) || builtInSources.includes(source)) return [];
    const hint = nearestQuestion(source, builtInSources);
    const message =
      `No generator is called \`${source}\`, so the agent does not start.${hint} ` +
      'Known sources: `dateTime`, `resources`, `memorySummary`; a program may register others.';
    return [errorAt(['systemPrompt', 'contributors', index, 'source'], message)];
  });

/** Contributor ids are unique. */
const uniqueIds: CrossFieldRule = (config) => {
  const contributors = contributorsOf(config);
  return contributors.flatMap(([index, {id}]) => {
    if (id === undefined || contributors.find(([, other]) => other.id === id)?.[0] === index) return [];
    const message = `\`${id}\` is there twice. This entry replaces the earlier one without a message; give it an \`id\` of its own.`;
    return [warningAt(['systemPrompt', 'contributors', index, 'id'], message)];
  });
};

/** Prompt files are Markdown or plain text. */
const readableFiles: CrossFieldRule = (config) =>
  contributorsOf(config).flatMap(([index, {type, files, enabled}]) => {
    if (type !== 'file' || enabled === false) return [];
    return ((files ?? []) as (string | undefined)[]).flatMap((file, position) => {
      if (file === undefined || hasVariable(file) || /\.(?:md|txt)$/iu.test(file)) return [];
      const message = `Only \`.md\` and \`.txt\` files are read; \`${file}\` is left out, or fails each request with \`errorHandling: error\`.`;
      return [warningAt(['systemPrompt', 'contributors', index, 'files', position], message)];
    });
  });

/** Rules of the `systemPrompt` part. */
export const systemPromptRules: readonly CrossFieldRule[] = [knownSource, uniqueIds, readableFiles];
