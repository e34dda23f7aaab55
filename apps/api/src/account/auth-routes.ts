import type { FastifyInstance } from "fastify";
import { refuseComplexJson } from "../http/limit-json.ts";
import { RATE_LIMITS } from "../http/rate-limits.ts";

/** Forms and JSON of a sign-in are small. */
const BODY_MAX_BYTES = 64 * 1024;

/** Hands everything below /api/auth to the identity package, as plain web requests. */
export async function mountAuth(
  server: FastifyInstance,
  publicUrl: string,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: BODY_MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.route({
      method: ["GET", "POST"],
      url: "/api/auth/*",
      config: { rateLimit: { max: RATE_LIMITS.signIn, timeWindow: "1 minute", groupId: "signIn" } },
      handler: async (request, reply) => {
        const headers = new Headers();
        for (const [name, value] of Object.entries(request.headers)) {
          for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
        }
        headers.set("x-forwarded-for", request.sender);
        headers.set("x-request-id", request.id);
        // Whatever it says it is: the library reads it as JSON or as a form.
        if (Buffer.isBuffer(request.body)) refuseComplexJson(request.body.toString("latin1"));
        const hasBody = Buffer.isBuffer(request.body) && request.body.length > 0;
        const asked = new Request(new URL(request.url, publicUrl), {
          method: request.method,
          headers,
          ...(hasBody && Buffer.isBuffer(request.body)
            ? { body: new Uint8Array(request.body) }
            : {}),
        });
        const answer = await request.inTurn(() => handle(asked));
        reply.status(answer.status);
        for (const [name, value] of answer.headers)
          if (name !== "set-cookie") reply.header(name, value);
        for (const cookie of answer.headers.getSetCookie()) reply.header("set-cookie", cookie);
        return reply.send(Buffer.from(await answer.arrayBuffer()));
      },
    });
  });
}
