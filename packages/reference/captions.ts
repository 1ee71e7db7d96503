/** Caption of lists of traps: what to watch out for. */
export const trapsCaption = 'Limits and pitfalls';

/** Start of a note on a statement that was observed elsewhere, or only read in the code. */
export const unobservedCaption = 'Not observed on this call.';
