/** A recorded delivery to a webhook. */
export interface Delivery {
  readonly name: string;
  readonly request: {readonly body: {readonly type: string; readonly data: unknown}};
}
