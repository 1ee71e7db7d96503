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
      return {...warningAt([...path, key], message), at: 'key' as const};
    });
}

const {sessions, toolConfirmation, agentCard, skill} = schema.$defs;

const lenientSection = (key: string, known: object): CrossFieldRule => ({
  name: `${key} holds known keys only`,
  key,
  check: (config) => dropped(config[key], [key], known),
});

const agentCardKeys: CrossFieldRule = {
  name: 'provider and skills of agentCard hold known keys only',
  key: 'agentCard',
  check(config) {
    const card = config.agentCard as Mapping | undefined;
    const skills = (card?.skills ?? []) as unknown[];
    return [
      ...dropped(card?.provider, ['agentCard', 'provider'], agentCard.properties.provider.properties),
      ...skills.flatMap((entry, index) => dropped(entry, ['agentCard', 'skills', index], skill.properties)),
    ];
  },
};

/** Rules for the mappings in which the schema accepts any key. */
export const droppedKeyRules: readonly CrossFieldRule[] = [
  lenientSection('sessions', sessions.properties),
  lenientSection('toolConfirmation', toolConfirmation.properties),
  agentCardKeys,
];
