import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import { OpenConnections } from "./open-connections.ts";

/**
 * Each costs a descriptor and about 35 kB. To serve more users at once, run more of these
 * processes.
 */
const MOST = 5_000;
/** A whole school may share one address. */
const OF_SITE = 1_000;

/**
 * Bounds the number of open connections and allows one request at a time on each. HTTP/1.1 allows
 * pipelining (RFC 9112, 9.3.2), which browsers, proxies and fetch do not use. Node starts every
 * pipelined request, so thousands of them, whose responses are never read, would run before other
 * users' requests.
 */
export function keepConnections(
  server: FastifyInstance,
  trustedProxies: readonly string[],
  most = MOST,
): void {
  const trusts = compile([...trustedProxies]);
  const isProxy = (address: string) => trusts(address, 0);
  const connections = new OpenConnections({ most, ofSite: OF_SITE, isProxy });
  server.server.on("connection", (socket) => {
    connections.open(socket);
    socket.once("close", () => connections.closed(socket));
  });
  // Node answers these by itself, so no rate limit would count them.
  server.server.on("checkExpectation", ({ socket }) => socket.destroy());
  server.addHook("onRequest", async ({ raw: { socket } }, reply) => {
    if (!connections.begin(socket)) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once("close", () => connections.answered(socket));
  });
}
