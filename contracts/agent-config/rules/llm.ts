import {nearestQuestion} from '../nearestKey';
import {errorAt, warningAt} from '../problem';
import {hasVariable, variable, variableWithDefault, type Mapping} from '../values';
import {isProvider, llmSettings, modelName} from './llmSettings';
import type {CrossFieldRule} from './rule';

const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** The provider is in the registry. */
const knownProvider: CrossFieldRule = (config, registry) => {
  const {provider} = config.llm as Mapping;
  if (typeof provider !== 'string' || hasVariable(provider) || isProvider(provider, registry)) return [];
  const names = Object.keys(registry.providers);
  return [
    errorAt(
      ['llm', 'provider'],
      `There is no provider \`${provider}\`.${nearestQuestion(provider, names)} Known providers: ${list(names)}.`,
    ),
  ];
};

/** Only `openai-compatible` takes `baseURL`. */
const baseURLNeedsCompatible: CrossFieldRule = (config, registry) => {
  const llm = llmSettings(config, registry);
  if (llm?.known?.baseURL !== 'refused' || !llm.hasBaseURL) return [];
  const message = `\`${llm.provider}\` takes no \`baseURL\`. Write \`provider: openai-compatible\`, or remove \`baseURL\`.`;
  return [errorAt(['llm', 'provider'], message)];
};

/** `openai-compatible` needs `baseURL`. */
const compatibleNeedsBaseURL: CrossFieldRule = (config, registry) => {
  const llm = llmSettings(config, registry);
  if (llm?.known?.baseURL !== 'required' || llm.hasBaseURL) return [];
  return [
    errorAt(['llm'], `\`${llm.provider}\` needs \`baseURL\`, the address of the endpoint. No variable replaces it.`),
  ];
};

/** The model is in the list of its provider. */
const listedModel: CrossFieldRule = (config, registry) => {
  const llm = llmSettings(config, registry);
  if (!llm?.known || llm.known.acceptsAnyModel || llm.hasBaseURL || hasVariable(llm.model)) return [];
  if (llm.model === undefined || modelName(llm.known, llm.model) !== undefined) return [];
  const {model} = llm;
  const names = Object.keys(llm.known.models);
  const home = Object.entries(registry.providers).find(([, provider]) => modelName(provider, model) !== undefined)?.[0];
  const hint = home === undefined ? nearestQuestion(model, names) : ` It belongs to \`provider: ${home}\`.`;
  return [
    errorAt(['llm', 'model'], `\`${llm.provider}\` has no model \`${model}\`.${hint} Known models: ${list(names)}.`),
  ];
};

/** `maxInputTokens` stays within the limit of the model. */
const inputTokensWithinLimit: CrossFieldRule = (config, registry) => {
  const llm = llmSettings(config, registry);
  if (!llm?.known || llm.hasBaseURL || llm.maxInputTokens === undefined) return [];
  const limit = llm.known.models[modelName(llm.known, llm.model ?? '') ?? '']?.maxInputTokens;
  if (limit === undefined || llm.maxInputTokens <= limit) return [];
  return [
    errorAt(
      ['llm', 'maxInputTokens'],
      `\`${llm.model}\` takes at most ${limit} input tokens, but \`maxInputTokens\` is ${llm.maxInputTokens}.`,
    ),
  ];
};

/** The router works with the provider. */
const workingRouter: CrossFieldRule = (config, registry) => {
  const llm = llmSettings(config, registry);
  if (
    !llm?.known ||
    llm.router === undefined ||
    hasVariable(llm.router) ||
    llm.known.workingRouters.includes(llm.router)
  )
    return [];
  const message =
    `The file loads, but the first session fails: \`${llm.router}\` does not work with \`${llm.provider}\`. ` +
    `Write ${list(llm.known.workingRouters)}, or leave \`router\` out.`;
  return [warningAt(['llm', 'router'], message)];
};

/** The router sends the settings of the model. */
const sentSettings: CrossFieldRule = (config, registry) => {
  const llm = config.llm as Mapping;
  const known = llmSettings(config, registry)?.known;
  // A router that doesn't work with the provider is reported separately.
  if (llm.router !== 'in-built' || known?.workingRouters.includes('in-built') === false) return [];
  return ['temperature', 'maxOutputTokens']
    .filter((key) => llm[key] !== undefined)
    .map((key) => {
      const message = `\`router: in-built\` never sends \`${key}\`. Leave \`router\` out, or remove \`${key}\`.`;
      return warningAt(['llm', key], message, 'key');
    });
};

/** `apiKey` isn't the bare name of a variable. */
const keyIsNoName: CrossFieldRule = (config, registry) => {
  const {apiKey} = config.llm as Mapping;
  if (typeof apiKey !== 'string') return [];
  if (variable.test(apiKey) || variableWithDefault.test(apiKey)) return [];
  const words = apiKey.split(/\W+/u);
  const name = Object.values(registry.providers)
    .flatMap(({keyVariables}) => keyVariables)
    .find((keyVariable) => words.includes(keyVariable));
  if (name === undefined) return [];
  // The message doesn't repeat the text, because it may contain a real key.
  const message = `This text is sent as it is: only \`$NAME\` and \`\${NAME}\` are variables. Write \`$${name}\`.`;
  return [warningAt(['llm', 'apiKey'], message)];
};

/** `apiKey` isn't a key itself. */
const keyIsVariable: CrossFieldRule = (config, registry) => {
  const {apiKey} = config.llm as Mapping;
  if (typeof apiKey !== 'string' || !/^sk-[\w-]{16,}$/u.test(apiKey)) return [];
  const name = llmSettings(config, registry)?.known?.keyVariables[0] ?? 'NAME';
  const message = `If this is a real key, everyone who gets this file can read it. Write \`$${name}\`, and set the variable.`;
  return [warningAt(['llm', 'apiKey'], message)];
};

/** `baseURL` is the address of the API, with its path and without that of a call. */
const addressOfApi: CrossFieldRule = (config, registry) => {
  const {baseURL} = config.llm as Mapping;
  const isUsed = llmSettings(config, registry)?.known?.baseURL === 'required';
  if (!isUsed || typeof baseURL !== 'string' || hasVariable(baseURL)) return [];
  const {hostname, pathname} = new URL(baseURL);
  const path = pathname.replace(/\/$/u, '');
  const isCall = path.endsWith('/chat/completions');
  // Some hosts serve their API at the root; most servers on the author's machine serve it below a path.
  const lacksPath = path === '' && /^(?:localhost|127\..*|\[::1\])$/u.test(hostname);
  if (!lacksPath && !isCall) return [];
  const fix = isCall
    ? 'Leave `/chat/completions` out.'
    : "If the API isn't at the root, write its path too, usually `/v1`.";
  const message = `${fix} At a wrong path, model calls fail, for example with \`Not Found\`.`;
  return [warningAt(['llm', 'baseURL'], message)];
};

/** Rules of the `llm` part. */
export const llmRules: readonly CrossFieldRule[] = [
  knownProvider,
  baseURLNeedsCompatible,
  compatibleNeedsBaseURL,
  listedModel,
  inputTokensWithinLimit,
  workingRouter,
  sentSettings,
  keyIsNoName,
  keyIsVariable,
  addressOfApi,
];
