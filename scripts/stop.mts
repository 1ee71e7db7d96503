/** Exits with a message that says what to do. */
export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
