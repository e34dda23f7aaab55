// A Fastify route with a fixed response: the upper bound for any api on this machine.
import Fastify, { type FastifyReply } from "fastify";
import { z } from "zod";

const order = z.object({ bytes: z.string(), status: z.number() });

process.once("message", async (message) => {
  const { bytes, status } = order.parse(message);
  const server = Fastify();
  const answer = async (_request: unknown, reply: FastifyReply) =>
    reply.status(status).type("application/json; charset=utf-8").send(bytes);
  server.get("/api/feed", answer);
  server.post("/api/creations", answer);
  process.send?.(await server.listen({ host: "127.0.0.1", port: 0 }));
});
process.on("disconnect", () => process.exit(0));
