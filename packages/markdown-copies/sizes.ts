/** Bytes above which a list says how large a file is: an agent may want a section of it instead. */
const large = 20_000;

/** What a list says behind the link to a file: ` (44 kB)`, and nothing of a small one. */
export const sizeNote = (bytes: number): string => (bytes > large ? ` (${Math.round(bytes / 1000)} kB)` : '');
