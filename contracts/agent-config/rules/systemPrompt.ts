import {nearestQuestion} from '../nearestKey';
import {errorAt, warningAt} from '../problem';
import {hasVariable, isMapping, type Mapping} from '../values';
import type {CrossFieldRule} from './rule';

/** Generators that every agent has; a program may register more. */
export const builtInSources = ['dateTime', 'resources', 'memorySummary'];

function contributorsOf(config: Mapping): Mapping[] {
  const prompt = config.systemPrompt;
  return isMapping(prompt) ? (prompt.contributors as Mapping[]) : [];
}

const knownSource: CrossFieldRule = {
  name: 'a dynamic contributor names a source that exists',
  key: 'systemPrompt',
  check: (config) =>
    contributorsOf(config).flatMap(({type, source, enabled}, index) => {
      // A part that is switched off is never looked up.
      if (type !== 'dynamic' || enabled === false || hasVariable(source) || builtInSources.includes(String(source)))
        return [];
      const hint = nearestQuestion(String(source), builtInSources);
      const message =
        `No generator is called \`${source}\`, so the agent does not start.${hint} ` +
        'Known sources: `dateTime`, `resources`, `memorySummary`; a program may register others.';
      return [errorAt(['systemPrompt', 'contributors', index, 'source'], message)];
    }),
};

const uniqueIds: CrossFieldRule = {
  name: 'contributor ids are unique',
  key: 'systemPrompt',
  check(config) {
    const ids = contributorsOf(config).map(({id}) => id);
    return ids.flatMap((id, index) => {
      if (ids.indexOf(id) === index) return [];
      const message = `\`${id}\` is there twice. This entry replaces the earlier one without a message; give it an \`id\` of its own.`;
      return [warningAt(['systemPrompt', 'contributors', index, 'id'], message)];
    });
  },
};

const readableFiles: CrossFieldRule = {
  name: 'prompt files are Markdown or plain text',
  key: 'systemPrompt',
  check: (config) =>
    contributorsOf(config).flatMap(({type, files}, index) => {
      if (type !== 'file') return [];
      return (files as string[]).flatMap((file, position) => {
        if (hasVariable(file) || /\.(?:md|txt)$/iu.test(file)) return [];
        const message = `Only \`.md\` and \`.txt\` files are read; \`${file}\` is left out, or fails each request with \`errorHandling: error\`.`;
        return [warningAt(['systemPrompt', 'contributors', index, 'files', position], message)];
      });
    }),
};

/** Rules of the `systemPrompt` part. */
export const systemPromptRules: readonly CrossFieldRule[] = [knownSource, uniqueIds, readableFiles];
