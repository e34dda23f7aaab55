import type { FastifyInstance } from "fastify";

/**
 * Delivers request bodies in this scope as raw bytes, whatever their content type; longer ones are
 * rejected.
 */
export function takeRawBodies(scope: FastifyInstance, mostBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  );
}
