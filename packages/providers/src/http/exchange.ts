/** One request to an external service. */
export interface Request {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Replaces the body: fields and files. */
  readonly form?: FormData;
  /** Timeout in milliseconds for the whole answer, when longer than the default. */
  readonly patience?: number;
  /** Maximum answer size in bytes, when larger than the default. */
  readonly largest?: number;
  /**
   * Decoding of the answer's bytes; `latin1` preserves every byte of an answer that may be a file.
   */
  readonly encoding?: "utf8" | "latin1";
}

export interface UpstreamAnswer {
  readonly status: number;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * The outcome of a request: nothing left this machine (DNS, connection or TLS failed) · it may have
 * arrived, but there was no complete answer · an answer.
 */
export type Exchanged =
  | { readonly kind: "not sent" }
  | { readonly kind: "lost" }
  | { readonly kind: "answered"; readonly answer: UpstreamAnswer };

/** Sends the request exactly once. Follows no redirects; never rejects. */
export type Exchange = (request: Request) => Promise<Exchanged>;

/** Returns the answer to a request that is safe to repeat; null when there is none. */
export async function ask(exchange: Exchange, request: Request): Promise<UpstreamAnswer | null> {
  const exchanged = await exchange(request);
  return exchanged.kind === "answered" ? exchanged.answer : null;
}

/** Parses the body as JSON; undefined when it is not valid. */
export function readJson({ body }: Pick<UpstreamAnswer, "body">): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
