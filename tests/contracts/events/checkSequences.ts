import {followsFlow, namesIn} from '../asyncapi/flow';
import {eventsOn, type EventsContract, type Sequence} from './eventsContract';
import {isEvent, isOnAgentBus, type Recorded} from './recordedEvent';

/** Contradictions between the sequences of the contract and the recorded steps. */
export function checkSequences(contract: EventsContract, recording: readonly Recorded[]): readonly string[] {
  const sequences = contract['x-sequences'];
  const steps = [...new Set(recording.map(({step}) => step))];
  return [
    ...sequences.flatMap((sequence) => sequenceFindings(sequence, contract, recording)),
    ...steps
      .filter((step) => sequences.filter((sequence) => sequence.steps.includes(step)).length !== 1)
      .map((step) => `step "${step}" must be named by exactly one sequence`),
  ];
}

function sequenceFindings(
  sequence: Sequence,
  contract: EventsContract,
  recording: readonly Recorded[],
): readonly string[] {
  const known = eventsOn(contract, 'agentBus');
  const strangers = namesIn(sequence.events)
    .filter((name) => !known.includes(name))
    .map((name) => `has the unknown event "${name}"`);
  const hasReason = sequence['x-unobserved'] !== undefined;
  const mark =
    hasReason === sequence.steps.length > 0
      ? ['must name steps or give the reason in x-unobserved, not both or neither']
      : [];
  const steps = sequence.steps.flatMap((step) =>
    stepFindings(
      step,
      sequence,
      recording.filter((line) => line.step === step),
    ),
  );
  return [...strangers, ...mark, ...steps].map((finding) => `sequence "${sequence.name}" ${finding}`);
}

function stepFindings(step: string, {events, throws = false}: Sequence, lines: readonly Recorded[]): readonly string[] {
  if (lines.length === 0) return [`names the unknown step "${step}"`];
  const observed = lines
    .filter(isEvent)
    .filter(isOnAgentBus)
    .map(({event}) => event);
  const threw = lines.some((line) => !isEvent(line));
  return [
    ...(followsFlow(observed, events)
      ? []
      : [`differs from step "${step}", which has the order [${observed.join(', ')}]`]),
    ...(threw === throws ? [] : [`says ${throws ? 'that' : 'not that'} step "${step}" throws`]),
  ];
}
