/** Caption of lists of traps. */
export const trapsCaption = 'Limits and traps';

/** Start of a note on a statement that was observed elsewhere, or only read in the code. */
export const unobservedCaption = 'Not observed on this call.';
