/** Runs the tasks of one session one after the other. */
export class SessionQueue {
  readonly #tails = new Map<string, Promise<unknown>>();

  /**
   * Adds a task. Tasks of different sessions run at the same time.
   *
   * @param sessionId - the conversation
   * @param task - starts when the tasks before it have ended
   * @returns what the task returns; rejects when the task does
   */
  add<T>(sessionId: string, task: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(sessionId) ?? Promise.resolve();
    const result = before.then(task);

    // The next task starts whether this one worked or not.
    const tail = result
      .catch(() => undefined)
      .then(() => {
        if (this.#tails.get(sessionId) === tail) this.#tails.delete(sessionId);
      });
    this.#tails.set(sessionId, tail);
    return result;
  }
}
