/** A request that a sample sent, or would send. */
export interface HttpRequest {
  readonly method: string;
  /** Path with query. */
  readonly target: string;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** What a server answers. */
export interface HttpAnswer {
  readonly status: number;
  /** Nothing: no `Content-Type` header. */
  readonly contentType?: string;
  readonly body: string;
}
