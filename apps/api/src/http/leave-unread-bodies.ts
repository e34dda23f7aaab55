import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { SenderPatience } from "./limit-body-time.ts";

/** Bytes of an unwanted body that are still read, so that the connection can be reused. */
const WORTH_READING = 1_000_000;

/**
 * Closes the connection of a client that keeps sending after its response: without a token, over
 * the rate limit, at the wrong offset. Node reads and discards such a body as fast as it arrives,
 * and a few endless streams from one sender would keep the thread from everyone else.
 */
export function leaveUnreadBodies(
  server: FastifyInstance,
  patience: Pick<SenderPatience, "rest" | "answer">,
): void {
  server.addHook("onRequest", async ({ raw }, reply) => {
    const { socket, headers } = raw;
    // Injected requests of tests have no socket.
    if (!(socket instanceof Socket)) return;
    reply.raw.once("finish", () => {
      if (raw.complete) return;
      const leave = (ms: number) => setTimeout(() => raw.complete || socket.destroy(), ms).unref();
      leave(patience.rest);
      const announced = Number(headers["content-length"] ?? Number.NaN);
      // Counting slows down a body that is still being read, so count only bodies that may be
      // endless.
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
