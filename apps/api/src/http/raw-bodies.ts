import type { FastifyInstance } from "fastify";

/** In this scope bodies come as they were sent, whatever they say they are; longer ones are refused. */
export function takeRawBodies(scope: FastifyInstance, mostBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  );
}
