import { JSON_BODY_MAX_BYTES } from "@kinora/contracts/limits";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Accepts file bodies, which may arrive slowly. */
    slowBody?: boolean;
  }
}

/** Milliseconds to wait for what a client sends. */
export interface SenderPatience {
  /** From the connection, or the first byte of a request, to the end of its headers. */
  readonly headers: number;
  /** For bodies of a few kB, which arrive in a moment even from a phone on a train. */
  readonly short: number;
  readonly long: number;
  /** For a whole request to a route that accepts files. */
  readonly file: number;
  /** For the rest of a body whose response has been sent. */
  readonly rest: number;
  /** For reading the response, when the body is longer than is worth reading. */
  readonly answer: number;
  /**
   * Between two checks for late clients. Node's default is half a minute, so a limit of 15 s could
   * take 45.
   */
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

/** Returns the Fastify options for these limits. */
export const patienceOf = ({ file, look }: SenderPatience) => ({
  requestTimeout: file,
  http: { connectionsCheckingInterval: look },
});

/**
 * Answers 408 to headers and bodies that arrive too slowly. Node has one limit for the whole
 * server, but a file from a phone takes longer than any other request.
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
