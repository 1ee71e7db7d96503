/** Caption of the lists of traps on pages. */
export const trapsCaption = 'Limits and traps';

/** Begins a note on a statement that was observed somewhere else, or only read in the code. */
export const unobservedCaption = 'Not observed on this call.';
