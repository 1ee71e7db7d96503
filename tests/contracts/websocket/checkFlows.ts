import {followsFlow, namesIn} from '../asyncapi/flow';
import type {Scenario} from '../../../contracts/scenarios';
import {routerOf} from './conversation';
import {turnsOf, type Turn} from './turns';
import {flowsOf, messagesOf, type Flow, type WebSocketContract} from './webSocketContract';

/** Contradictions between the flows of the contract and the order of the recorded messages. */
export function checkFlows(contract: WebSocketContract, scenarios: readonly Scenario[]): readonly string[] {
  const flows = flowsOf(contract);
  return [
    ...flows.flatMap((flow) => flowFindings(flow, contract, scenarios)),
    ...scenarios.flatMap((scenario) => scenarioFindings(scenario, flows)),
  ];
}

const label = ({name, router}: Flow): string => `flow "${name}" (${router})`;

function flowFindings(flow: Flow, contract: WebSocketContract, scenarios: readonly Scenario[]): readonly string[] {
  const known = new Set(messagesOf(contract, 'receive').map(({name}) => name));
  const strangers = namesIn(flow.messages)
    .filter((name) => !known.has(name))
    .map((name) => `has the unknown message "${name}"`);
  const missing = flow.scenarios
    .filter((name) => !scenarios.some(({scenario}) => scenario === name))
    .map((name) => `names the unknown scenario "${name}"`);
  const hasReason = flow['x-unobserved'] !== undefined;
  const isShown = flow.scenarios.length > 0;
  const mark =
    hasReason === isShown ? ['must name scenarios or give the reason in x-unobserved, not both or neither'] : [];
  const contradiction = hasReason
    ? scenarios.filter((scenario) => fitsRouter(flow, scenario) && turnsOf(scenario).some((turn) => shows(flow, turn)))
    : [];
  return [
    ...strangers,
    ...missing,
    ...mark,
    ...contradiction.map(({scenario}) => `is shown by "${scenario}" despite x-unobserved`),
  ].map((finding) => `${label(flow)} ${finding}`);
}

function scenarioFindings(scenario: Scenario, flows: readonly Flow[]): readonly string[] {
  const own = flows.filter((flow) => flow.scenarios.includes(scenario.scenario));
  const turns = turnsOf(scenario);
  const wrongRouter = own
    .filter((flow) => !fitsRouter(flow, scenario))
    .map((flow) => `ran with the other router than ${label(flow)}`);
  const unexplained = turns
    .filter((turn) => !own.some((flow) => shows(flow, turn)))
    .map((turn) => `has the order [${turn.join(', ')}], which none of its flows says`);
  const unused = own
    .filter((flow) => !turns.some((turn) => shows(flow, turn)))
    .map((flow) => `does not show ${label(flow)}`);
  return [...wrongRouter, ...unexplained, ...unused].map((finding) => `scenario "${scenario.scenario}" ${finding}`);
}

const fitsRouter = ({router}: Flow, scenario: Scenario): boolean => router === 'any' || router === routerOf(scenario);

const shows = ({messages}: Flow, turn: Turn): boolean => followsFlow(turn, messages);
