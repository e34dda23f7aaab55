import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Sends bytes as they are read, however they are stored; reading ends when whoever asked is gone. */
export function sendBytes(reply: FastifyReply, content: AsyncIterable<Uint8Array>): FastifyReply {
  return reply.send(
    content instanceof Readable ? content : Readable.from(content, { objectMode: false }),
  );
}
