/**
 * A fault of a file that pages are made of, told with its own place: `contracts/cli.json:12 the JSON is broken. Fix: …`.
 * It shows its author no lines of this program.
 */
export class FileFault extends Error {
  /**
   * @param place path relative to the site, with a line where there is one: `contracts/cli.json:12`
   * @param message what is wrong, and what to do about it
   */
  constructor(place: string, message: string) {
    super(`${place} ${message}`);
    this.stack = '';
  }
}
