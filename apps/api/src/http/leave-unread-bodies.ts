import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { SenderPatience } from "./limit-body-time.ts";

/** Bytes of a body nobody wants any more that are read all the same: the connection can be used again then. */
const WORTH_READING = 1_000_000;

/**
 * Ends the connection of who is answered and sends on: without a token, too often, at the wrong offset. Node reads and
 * throws away whatever comes then, as fast as it comes, and one sender of a few streams without an end would keep the
 * thread from everybody.
 */
export function leaveUnreadBodies(
  server: FastifyInstance,
  patience: Pick<SenderPatience, "rest" | "answer">,
): void {
  server.addHook("onRequest", async ({ raw }, reply) => {
    const { socket, headers } = raw;
    // What tests hand in has none.
    if (!(socket instanceof Socket)) return;
    reply.raw.once("finish", () => {
      if (raw.complete) return;
      const leave = (ms: number) => setTimeout(() => raw.complete || socket.destroy(), ms).unref();
      leave(patience.rest);
      const announced = Number(headers["content-length"] ?? Number.NaN);
      // Looking at what comes holds up a body that was being read by somebody: only at one that may go on and on.
      if (announced <= WORTH_READING) return;
      let left = announced > WORTH_READING ? 0 : WORTH_READING;
      const count = (part: Uint8Array) => {
        left -= part.length;
        if (!raw.complete && left >= 0) return;
        socket.off("data", count);
        if (raw.complete) return;
        socket.pause();
        leave(patience.answer);
      };
      socket.on("data", count);
    });
  });
}
