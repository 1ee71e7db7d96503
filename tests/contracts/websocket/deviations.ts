/** A recorded client frame on which contract and server disagree, and why. */
export interface Deviation {
  readonly scenario: string;
  readonly reason: string;
}

/** Frames with the right shape that the server rejected because of their content. */
export const rejectedForContent: readonly Deviation[] = [
  {scenario: 'file the model cannot read', reason: 'whether a model reads PDF files does not matter of shape'},
  {scenario: 'reset of an unknown session', reason: 'whether a session exists does not matter of shape'},
];

const wrongType = 'the server takes any truthy value for an approval; the contract asks clients for a boolean';
const missing = 'the server takes a missing value for a denial; the contract asks clients to say so';

/** Frames that the server accepted although the contract forbids them. */
export const toleratedByServer: readonly Deviation[] = [
  {scenario: 'confirmation: approved is not a boolean', reason: wrongType},
  {scenario: 'confirmation: approved is not a boolean (in-built router)', reason: wrongType},
  {scenario: 'confirmation: approved missing counts as denied', reason: missing},
  {scenario: 'confirmation: approved missing counts as denied (in-built router)', reason: missing},
];
