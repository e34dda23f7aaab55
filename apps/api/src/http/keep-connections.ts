import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import { OpenConnections } from "./open-connections.ts";

/** Each costs a descriptor and about 35 kB. Who serves more people at once runs more of these processes. */
const MOST = 5_000;
/** Behind one address may be a school. */
const OF_SITE = 1_000;

/**
 * Keeps connections within bounds: so many are open, and each has one request at a time. HTTP/1.1 allows the next request
 * before the last is answered (RFC 9112, 9.3.2); browsers, proxies and fetch do not do it, and Node begins all that come:
 * thousands of them at once, whose answers nobody reads, would go before everybody else's.
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
  // Node answers these by itself, however many come; no limit would count them.
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
