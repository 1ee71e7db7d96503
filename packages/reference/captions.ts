/** Caption of lists of pitfalls: what to watch out for. */
export const pitfallsCaption = 'Limits and pitfalls';

/** Start of a note on a statement that was observed elsewhere, or only read in the code. */
export const unobservedCaption = 'Not observed on this call.';
