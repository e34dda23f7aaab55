import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/**
 * Streams bytes as they are read, however they are stored. Reading ends when the client
 * disconnects.
 */
export function sendBytes(reply: FastifyReply, content: AsyncIterable<Uint8Array>): FastifyReply {
  return reply.send(
    content instanceof Readable ? content : Readable.from(content, { objectMode: false }),
  );
}
