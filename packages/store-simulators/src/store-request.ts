/** A request to a simulated store, in this process or over HTTP. */
export interface StoreRequest {
  readonly method: string;
  /** Only its path and query count. */
  readonly url: string;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface StoreAnswer {
  readonly kind: "answered";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** `lost`: the connection breaks. `hangs`: it stays open without an answer. */
export type StoreReply = StoreAnswer | { readonly kind: "lost" } | { readonly kind: "hangs" };

/** Answers with JSON. */
export const answered = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): StoreAnswer => ({
  kind: "answered",
  status,
  headers: { "content-type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
