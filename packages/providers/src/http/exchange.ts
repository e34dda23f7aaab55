/** One request to somebody else's service. */
export interface Request {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** In the place of a body: fields and files. */
  readonly form?: FormData;
  /** Milliseconds until an answer must be there, where it takes longer than usual. */
  readonly patience?: number;
  /** Bytes of an answer at most, where it is larger than usual. */
  readonly largest?: number;
  /** How an answer's bytes are written as text: `latin1` keeps each of them, where it may be a file. */
  readonly encoding?: "utf8" | "latin1";
}

export interface UpstreamAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * What came of a request: nothing left this machine (no name, no connection, no TLS) · it may have arrived, and there was
 * no whole answer · an answer.
 */
export type Exchanged =
  | { readonly kind: "not sent" }
  | { readonly kind: "lost" }
  | { readonly kind: "answered"; readonly answer: UpstreamAnswer };

/** Sends once, whatever comes of it; follows nothing; never rejects. */
export type Exchange = (request: Request) => Promise<Exchanged>;

/** The answer to a question that may be asked again; null: none. */
export async function ask(exchange: Exchange, request: Request): Promise<UpstreamAnswer | null> {
  const exchanged = await exchange(request);
  return exchanged.kind === "answered" ? exchanged.answer : null;
}

/** The JSON of a body; undefined when it is none. */
export function readJson({ body }: Pick<UpstreamAnswer, "body">): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
