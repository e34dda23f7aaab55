import { JSON_BODY_MAX_BYTES } from "@kinora/contracts/limits";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Takes bodies of files, which may come slowly. */
    slowBody?: boolean;
  }
}

/** Milliseconds that is waited for what somebody sends. */
export interface SenderPatience {
  /** From the connection, or the first sign of a request, to the end of its headers. */
  readonly headers: number;
  /** A body of a few kB is there in a moment even from a phone on a train. */
  readonly short: number;
  readonly long: number;
  /** A whole request at a door that takes files. */
  readonly file: number;
  /** What is left of a body whose answer has been sent. */
  readonly rest: number;
  /** Whoever sends a longer one reads the answer then. */
  readonly answer: number;
  /** Between two looks at who is late. Node's own are half a minute apart: what may take 15 s would take up to 45. */
  readonly look: number;
}

export const PATIENCE: SenderPatience = {
  headers: 15_000,
  short: 10_000,
  long: 30_000,
  file: 15 * 60_000,
  rest: 10_000,
  answer: 2_000,
  look: 2_000,
};

/** What Fastify is told of it. */
export const patienceOf = ({ file, look }: SenderPatience) => ({
  requestTimeout: file,
  http: { connectionsCheckingInterval: look },
});

/**
 * Answers 408 to headers and bodies that trickle in for longer. Node has one limit for the whole server, and a file of a
 * phone takes longer than anything else that is sent.
 */
export function limitBodyTime(server: FastifyInstance, patience: SenderPatience): void {
  server.server.headersTimeout = patience.headers;
  server.addHook("onRequest", async (request, reply) => {
    const { raw, routeOptions } = request;
    const length = raw.headers["content-length"] ?? "0";
    const hasBody = length !== "0" || raw.headers["transfer-encoding"] !== undefined;
    if (!hasBody || routeOptions.config.slowBody) return;
    const { bodyLimit = JSON_BODY_MAX_BYTES } = routeOptions;
    const size = bodyLimit <= JSON_BODY_MAX_BYTES ? "short" : "long";
    const timer = setTimeout(() => {
      if (raw.complete) return;
      const late = Object.assign(new Error("The body did not come."), {
        code: "ERR_HTTP_REQUEST_TIMEOUT",
      });
      server.server.emit("clientError", late, raw.socket);
    }, patience[size]);
    reply.raw.once("close", () => clearTimeout(timer));
  });
}
