import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Exchange, Exchanged, Request } from "./exchange.ts";

/** Timeout in milliseconds for the complete answer. */
const PATIENCE = 60_000;
/** Default maximum answer size in bytes. */
const LARGEST_ANSWER = 4_000_000;

/**
 * Sends each request on a new connection: on a reused one, it would be unknown whether anything
 * left this machine.
 *
 * @param patience milliseconds
 */
export const nodeExchange =
  (patience = PATIENCE): Exchange =>
  async (request) =>
    send(request, await contentOf(request), patience);

interface Content {
  readonly bytes: string | Uint8Array | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

async function contentOf({ body, form }: Request): Promise<Content> {
  if (!form) {
    const length = body === undefined ? {} : { "content-length": `${Buffer.byteLength(body)}` };
    return { bytes: body, headers: length };
  }
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  return { bytes, headers: { "content-type": type, "content-length": `${bytes.length}` } };
}

function send(
  { method, url, headers, patience: longer, largest = LARGEST_ANSWER, encoding = "utf8" }: Request,
  content: Content,
  patience: number,
): Promise<Exchanged> {
  return new Promise((resolve) => {
    const secure = url.startsWith("https:");
    let connected = false;
    const fail = () => resolve({ kind: connected ? "lost" : "not sent" });
    const open = secure ? requestHttps : requestHttp;
    const all = { ...headers, ...content.headers };
    const outgoing = open(url, { method, headers: all, agent: false });
    const late = () => outgoing.destroy(new Error("No answer in time"));
    const timer = setTimeout(late, longer ?? patience);
    outgoing.on("close", () => {
      clearTimeout(timer);
      fail();
    });
    outgoing.on("error", fail);
    outgoing.on("socket", (socket) =>
      socket.once(secure ? "secureConnect" : "connect", () => {
        connected = true;
      }),
    );
    outgoing.on("response", (incoming) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      incoming.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > largest) outgoing.destroy(new Error("Too long an answer"));
        else chunks.push(chunk);
      });
      incoming.on("error", fail);
      incoming.on("end", () => {
        if (!incoming.complete) return fail();
        resolve({
          kind: "answered",
          answer: {
            status: incoming.statusCode ?? 0,
            headers: flatten(incoming.headers),
            body: Buffer.concat(chunks).toString(encoding),
          },
        });
      });
    });
    outgoing.end(content.bytes);
  });
}

function flatten(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === "string" ? value : value.join(", ")]],
    ),
  );
}
