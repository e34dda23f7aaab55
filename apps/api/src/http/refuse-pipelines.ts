import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Ends a connection that sends the next request before the last is answered. HTTP/1.1 allows it (RFC 9112, 9.3.2);
 * browsers, proxies and fetch do not do it, and Node begins all that come: thousands of them at once, whose answers nobody
 * reads, would go before everybody else's.
 */
export function refusePipelines(server: FastifyInstance): void {
  const busy = new WeakSet<Socket>();
  server.addHook("onRequest", async ({ raw: { socket } }, reply) => {
    if (busy.has(socket)) {
      reply.hijack();
      socket.destroy();
      return;
    }
    busy.add(socket);
    reply.raw.once("close", () => busy.delete(socket));
  });
}
