/** Caption of the lists of traps on pages. */
export const trapsCaption = 'Limits and traps';
