import { INSTALLATION_HEADER, NETWORK_HEADER } from "@kinora/contracts/account/network-header";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { busyPage } from "../http/busy-page.ts";
import { newInstallation } from "../http/installation.ts";
import { refuseComplexJson } from "../http/limit-json.ts";
import { localeOf } from "../http/locale-of.ts";
import { limitOf } from "../http/rate-limits.ts";
import { takeRawBodies } from "../http/raw-bodies.ts";
import { RETRY_AFTER_SECONDS, refusalOf } from "../http/refusal-reply.ts";

/** Sign-in forms and JSON bodies are small. */
const BODY_MAX_BYTES = 64 * 1024;

/** Requested by signed-in users, who must not queue behind strangers signing in. */
const OF_PEOPLE = ["refresh", "sign-out", "jwks"];

export interface AuthRoutePorts {
  readonly handle: (request: Request, arrivedAt: Date) => Promise<Response>;
  readonly now: () => Date;
}

/** Passes every request below /api/auth to the identity package as a web `Request`. */
export async function mountAuth(
  server: FastifyInstance,
  publicUrl: string,
  { handle, now }: AuthRoutePorts,
): Promise<void> {
  await server.register(async (scope) => {
    takeRawBodies(scope, BODY_MAX_BYTES);
    const openDoor = (path: string, line: "refresh" | "signIn") =>
      scope.route({
        method: ["GET", "POST"],
        url: `/api/auth/${path}`,
        config: { rateLimit: limitOf(line) },
        handler: async (request, reply) => {
          // A browser that comes back from the provider for the first time gets an id; a phone has
          // its own, and must not get a cookie.
          const isNew = isVisit(request) && request.installation === null;
          const given = isNew ? newInstallation(publicUrl) : null;
          const asked = asWebRequest(request, publicUrl, given?.id ?? request.installation);
          // Taken before queueing, so that concurrent refreshes never appear to arrive after
          // another one was answered.
          const arrivedAt = now();
          try {
            const answer = await request.inCommonTurn(line, () => handle(asked, arrivedAt));
            if (given) reply.header("set-cookie", given.cookie);
            return await sendAnswer(reply, answer);
          } catch (error) {
            if (!isVisit(request) || refusalOf(error).code !== "SERVICE_UNAVAILABLE") throw error;
            // The provider's response is not consumed yet, so the page can retry with the same one.
            reply.status(503).header("retry-after", RETRY_AFTER_SECONDS);
            return reply.type("text/html; charset=utf-8").send(busyPage(localeOf(request)));
          }
        },
      });
    for (const path of OF_PEOPLE) openDoor(path, "refresh");
    openDoor("*", "signIn");
  });
}

/** True for a browser returning from the provider, as opposed to a script. */
function isVisit({ method, url }: FastifyRequest): boolean {
  return method === "GET" && url.startsWith("/api/auth/callback/");
}

function asWebRequest(
  request: FastifyRequest,
  publicUrl: string,
  installation: string | null,
): Request {
  const { method, body } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  headers.set("x-forwarded-for", request.sender);
  headers.delete(NETWORK_HEADER);
  if (request.network !== null) headers.set(NETWORK_HEADER, request.network);
  headers.delete(INSTALLATION_HEADER);
  if (installation !== null) headers.set(INSTALLATION_HEADER, installation);
  headers.set("x-request-id", request.id);
  // Do not trust the declared content type: the library parses the body as either JSON or a form.
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
