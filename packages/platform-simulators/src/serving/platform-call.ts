/** A request to a simulated platform. */
export interface PlatformCall {
  readonly method: string;
  /** Only its path and query count. */
  readonly url: URL;
  /** Header names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Arrives while it is sent. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** `lost`: the connection breaks without an answer. */
export type PlatformReply =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | Uint8Array;
    }
  | { readonly kind: "lost" };

export const LOST: PlatformReply = { kind: "lost" };

/** Answers with JSON. */
export const replied = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): PlatformReply => ({
  kind: "answered",
  status,
  headers: { "content-type": "application/json; charset=UTF-8", ...headers },
  body: JSON.stringify(body),
});

/** Answers with nothing but headers. */
export const repliedEmpty = (
  status: number,
  headers: Readonly<Record<string, string>> = {},
): PlatformReply => ({ kind: "answered", status, headers, body: "" });

/** Answers with a page that runs no script and is shown in no frame. */
export const repliedPage = (html: string, status = 200): PlatformReply => ({
  kind: "answered",
  status,
  headers: {
    "content-type": "text/html; charset=UTF-8",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors 'none'",
  },
  body: html,
});

/** Reads the whole body. */
export async function bytesOf({ body }: PlatformCall): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Reads a form. */
export const formOf = async (call: PlatformCall): Promise<URLSearchParams> =>
  new URLSearchParams((await bytesOf(call)).toString("utf8"));

/** Reads query and form together, as Meta does. */
export async function parametersOf(call: PlatformCall): Promise<URLSearchParams> {
  const all = new URLSearchParams(call.url.search);
  for (const [name, value] of await formOf(call)) all.set(name, value);
  return all;
}
