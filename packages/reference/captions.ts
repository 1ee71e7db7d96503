/** Caption of the lists of traps on pages. */
export const trapsCaption = 'Limits and traps';

/** Begins a note on what was not observed where it's stated. */
export const unobservedCaption = 'Not observed on this call.';
