import {dottedPath} from '@docs-kit/report';
import schema from '../../agent-config.schema.json';
import {warningAt, type Finding, type ValuePath} from '../problem';
import {unknownKeyMessage} from '../nearestKey';
import {isMapping, type Mapping} from '../values';
import type {CrossFieldRule} from './rule';

/** Warns about keys that the toolkit drops without a message. */
function dropped(value: unknown, path: ValuePath, known: object): Finding[] {
  if (!isMapping(value)) return [];
  const names = Object.keys(known);
  return Object.keys(value)
    .filter((key) => !names.includes(key))
    .map((key) => {
      const message = `${unknownKeyMessage(key, dottedPath(path), names)} It is dropped without a message.`;
      return warningAt([...path, key], message, 'key');
    });
}

const {agentCard, skill, ...definitions} = schema.$defs;

/** A part in which the schema accepts any key has known keys only. */
export const onlyKnownKeys =
  (key: 'sessions' | 'toolConfirmation'): CrossFieldRule =>
  (config) =>
    dropped(config[key], [key], definitions[key].properties);

/** The provider and the skills of `agentCard` have known keys only. */
export const agentCardKeys: CrossFieldRule = (config) => {
  const card = config.agentCard as Mapping | undefined;
  const skills = (card?.skills ?? []) as unknown[];
  return [
    ...dropped(card?.provider, ['agentCard', 'provider'], agentCard.properties.provider.properties),
    ...skills.flatMap((entry, index) => dropped(entry, ['agentCard', 'skills', index], skill.properties)),
  ];
};
