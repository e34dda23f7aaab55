import { JSON_BODY_MAX_BYTES } from "@kinora/contracts/limits";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Takes bodies of files, which may come slowly. */
    slowBody?: boolean;
  }
}

/** Time a whole request may take to arrive at a door that takes files. */
export const SLOW_BODY_MS = 15 * 60_000;
const HEADERS_MS = 30_000;
/** Milliseconds that a body may take; what is short is there in a moment even from a phone on a train. */
const BODY_MS = { short: 10_000, long: 30_000 };

/**
 * Answers 408 to a body that trickles in for longer. Node has one limit for the whole server, and a file of a phone
 * takes longer than anything else that is sent.
 */
export function limitBodyTime(server: FastifyInstance, bodyMs = BODY_MS): void {
  server.server.headersTimeout = HEADERS_MS;
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
    }, bodyMs[size]);
    reply.raw.once("close", () => clearTimeout(timer));
  });
}
