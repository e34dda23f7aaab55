/** A part of a file as a request body, produced while it is sent. */
export interface StreamedBody {
  readonly size: number;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** One request to a platform. */
export interface PlatformRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | StreamedBody;
  /** Timeout in milliseconds for the whole answer, when longer than the default. */
  readonly patience?: number;
  /** Cuts the request off, wherever it is. */
  readonly signal?: AbortSignal;
}

export interface PlatformAnswer {
  readonly status: number;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * The outcome of a request: nothing left this machine · it may have arrived, but there was no
 * complete answer · an answer.
 */
export type PlatformExchanged =
  | { readonly kind: "not sent" }
  | { readonly kind: "lost" }
  | { readonly kind: "answered"; readonly answer: PlatformAnswer };

/** Sends the request exactly once. Follows no redirects; never rejects. */
export type PlatformExchange = (request: PlatformRequest) => Promise<PlatformExchanged>;

/** Parses the body as JSON; undefined when it is not. */
export function jsonOf({ body }: Pick<PlatformAnswer, "body">): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Returns a POST of form fields; those that are null are left out. */
export const formPost = (
  url: string,
  fields: Readonly<Record<string, string | null>>,
  headers: Readonly<Record<string, string>> = {},
): PlatformRequest => ({
  method: "POST",
  url,
  headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(presentOf(fields)).toString(),
});

/** Returns an address with query parameters; those that are null are left out. */
export const withQuery = (url: string, fields: Readonly<Record<string, string | null>>): string =>
  `${url}?${new URLSearchParams(presentOf(fields))}`;

const presentOf = (fields: Readonly<Record<string, string | null>>): [string, string][] =>
  Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null);
