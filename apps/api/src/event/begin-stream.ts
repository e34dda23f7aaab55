import { Refusal } from "@kinora/domain/refusal";
import type { FastifyReply, FastifyRequest } from "fastify";
import { localeOf } from "../http/locale-of.ts";
import type { StreamEvent } from "./event-loaders.ts";
import type { OpenStream } from "./person-streams.ts";
import { streamWriter } from "./stream-writer.ts";

/**
 * Keeps proxies from closing a quiet stream, and detects dead connections and users who are no
 * longer admitted.
 */
const HEARTBEAT_MS = 15_000;

export interface StreamKeeper {
  /** Adds the stream. Returns a function that removes it. */
  readonly join: (stream: OpenStream) => () => void;
  /** Rejects once it may not go on. */
  readonly admit: () => Promise<unknown>;
}

/** Answers with server-sent events until the client leaves, or is no longer admitted. */
export function beginStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { join, admit }: StreamKeeper,
): void {
  reply.hijack();
  const stream = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) stream.setHeader(name, value);
  }
  stream.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  stream.write("retry: 2000\n\n");
  const writer = streamWriter(stream);
  const leave = join({
    locale: localeOf(request),
    write: (event) => writer.write(frame(event)),
    close: () => writer.end(),
  });
  const beat = async () => {
    const farewell = await admit().then(() => null, farewellOf);
    if (farewell === null) writer.write(": alive\n\n");
    else writer.end(farewell);
  };
  const heartbeat = setInterval(() => void beat(), HEARTBEAT_MS);
  stream.on("close", () => {
    clearInterval(heartbeat);
    leave();
  });
}

const frame = (event: StreamEvent) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * Returns the last frame for a user who is no longer admitted; null to continue. After an expired
 * token the client reconnects with a new one.
 */
function farewellOf(error: unknown): string | null {
  if (!(error instanceof Refusal)) return null;
  switch (error.code) {
    case "ACCOUNT_DISABLED":
      return frame({ type: "session", state: "disabled" });
    case "SESSION_ENDED":
      return frame({ type: "session", state: "ended" });
    default:
      return "";
  }
}
