/** A request, and the specialists that it should reach. */
export interface Case {
  id: string;
  request: string;
  expected: string[];
}

export const cases: Case[] = [
  {
    id: 'api-limit',
    request: 'We are on Pro. After 10,000 API calls in an hour we get errors.',
    expected: ['technical_support'],
  },
  {
    id: 'plan-for-120',
    request: 'We are 120 people. Which plan do we need, at what price?',
    expected: ['product_info'],
  },
  {
    id: 'strange-charge',
    request: 'I have Basic with 1 user and was charged 49.99 USD. Refund it!',
    expected: ['billing_support', 'escalation'],
  },
];
