import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BUSY_PAGE } from "../http/busy-page.ts";
import { refuseComplexJson } from "../http/limit-json.ts";
import { type CommonLine, limitOf } from "../http/rate-limits.ts";
import { RETRY_AFTER_SECONDS, refusalOf } from "../http/refusal-reply.ts";

/** Forms and JSON of a sign-in are small. */
const BODY_MAX_BYTES = 64 * 1024;

/** Asked for by who is signed in: these do not wait for strangers who would like to be. */
const OF_PEOPLE: ReadonlySet<string> = new Set(["refresh", "sign-out", "jwks"]);

type AuthRequest = FastifyRequest<{ Params: { "*": string } }>;

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
    scope.route<{ Params: { "*": string } }>({
      method: ["GET", "POST"],
      url: "/api/auth/*",
      config: { rateLimit: limitOf("signIn") },
      handler: async (request, reply) => {
        const asked = asWebRequest(request, publicUrl);
        try {
          const answer = await request.inCommonTurn(lineOf(request), () => handle(asked));
          return await sendAnswer(reply, answer);
        } catch (error) {
          if (!isVisit(request) || refusalOf(error).code !== "SERVICE_UNAVAILABLE") throw error;
          // Nothing of it is used up yet: the page comes back with the same answer of the provider.
          reply.status(503).header("retry-after", RETRY_AFTER_SECONDS);
          return reply.type("text/html; charset=utf-8").send(BUSY_PAGE);
        }
      },
    });
  });
}

function lineOf({ params }: AuthRequest): CommonLine {
  return OF_PEOPLE.has(params["*"]) ? "refresh" : "signIn";
}

/** A browser stands there on its way back from the provider, not a script. */
function isVisit({ method, params }: AuthRequest): boolean {
  return method === "GET" && params["*"].startsWith("callback/");
}

function asWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const { method, body } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  headers.set("x-forwarded-for", request.sender);
  headers.set("x-request-id", request.id);
  // Whatever it says it is: the library reads it as JSON or as a form.
  if (Buffer.isBuffer(body)) refuseComplexJson(body.toString("latin1"));
  const hasBody = Buffer.isBuffer(body) && body.length > 0;
  return new Request(new URL(request.url, publicUrl), {
    ...{ method, headers },
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

async function sendAnswer(reply: FastifyReply, answer: Response) {
  reply.status(answer.status);
  for (const [name, value] of answer.headers) if (name !== "set-cookie") reply.header(name, value);
  for (const cookie of answer.headers.getSetCookie()) reply.header("set-cookie", cookie);
  return reply.send(Buffer.from(await answer.arrayBuffer()));
}
