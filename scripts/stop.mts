import {messageOf} from '@docs-kit/report';

/** Exits with a message that says what to do. */
export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Returns the result of an action, or exits with the message of its error, without a stack. */
export function orStop<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    return stop(messageOf(error));
  }
}
