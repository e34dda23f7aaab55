import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PlatformExchange, PlatformExchanged, PlatformRequest } from "./platform-request.ts";

/** Timeout in milliseconds for the complete answer. */
const PATIENCE = 60_000;
/** Maximum answer size in bytes. */
const LARGEST_ANSWER = 4_000_000;

/**
 * Sends each request on a new connection: on a reused one, it would be unknown whether anything
 * left this machine.
 *
 * @param patience milliseconds
 */
export const nodePlatformExchange =
  (patience = PATIENCE): PlatformExchange =>
  (request) =>
    send(request, request.patience ?? patience);

function send(request: PlatformRequest, patience: number): Promise<PlatformExchanged> {
  const { method, url, headers, signal } = request;
  return new Promise((resolve) => {
    const secure = url.startsWith("https:");
    let connected = false;
    const fail = () => resolve({ kind: connected ? "lost" : "not sent" });
    const open = secure ? requestHttps : requestHttp;
    const outgoing = open(url, {
      ...{ method, agent: false, ...(signal && { signal }) },
      headers: { ...headers, ...lengthOf(request) },
    });
    const timer = setTimeout(() => outgoing.destroy(new Error("No answer in time")), patience);
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
      readAnswer(incoming, resolve, () => outgoing.destroy());
    });
    void sendBody(outgoing, request).catch((error: Error) => outgoing.destroy(error));
  });
}

function lengthOf({ method, body }: PlatformRequest): Record<string, string> {
  if (body === undefined) return method === "GET" ? {} : { "content-length": "0" };
  return {
    "content-length": `${typeof body === "string" ? Buffer.byteLength(body) : body.size}`,
  };
}

/** An answer may come before everything was sent; what remains is then not sent. */
async function sendBody(outgoing: ClientRequest, { body }: PlatformRequest): Promise<void> {
  if (body === undefined || typeof body === "string") {
    outgoing.end(body);
    return;
  }
  await pipeline(Readable.from(body.chunks(), { objectMode: false }), outgoing);
}

function readAnswer(
  incoming: IncomingMessage,
  resolve: (exchanged: PlatformExchanged) => void,
  stop: () => void,
): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  incoming.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > LARGEST_ANSWER) stop();
    else chunks.push(chunk);
  });
  incoming.on("error", stop);
  incoming.on("end", () => {
    if (!incoming.complete) return stop();
    const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, `${value}`] as const],
    );
    resolve({
      kind: "answered",
      answer: {
        status: incoming.statusCode ?? 0,
        headers: Object.fromEntries(headers),
        body: Buffer.concat(chunks).toString("utf8"),
      },
    });
    stop();
  });
}
