import { CALLBACK_MAX_BYTES, CALLBACK_PATH } from "@kinora/contracts/hosted/callback-path";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { fastifyPath } from "../http/mount-route.ts";
import { limitOf } from "../http/rate-limits.ts";
import { takeRawBodies } from "../http/raw-bodies.ts";

/** A call whose signature was checked, where its service signs. */
export interface CheckedCall {
  readonly provider: string;
  readonly key: string;
  readonly token: string;
  /** Their id of the order. */
  readonly upstreamId: string;
}

export interface CallbackRoutePorts {
  /** Is this service in use here? Of another no word is read. */
  readonly knows: (provider: string) => boolean;
  /** Their id of the order that a call of a service speaks of; null: it is not theirs, or not of now. */
  readonly check: (
    provider: string,
    call: { readonly headers: FastifyRequest["headers"]; readonly body: string },
  ) => Promise<string | null>;
  readonly hear: (call: CheckedCall) => Promise<unknown>;
}

/** Calls that are read at once, each up to CALLBACK_MAX_BYTES long; who comes then is asked to come again. */
const READ_AT_ONCE = 32;

const address = z.object({
  provider: z.string().max(40),
  key: z.uuid(),
  token: z.string().min(1).max(100),
});

/**
 * The door that services of others call at. Whatever is said there is answered alike, whether it is signed or not, of an
 * order of ours or of none, with its token or another: who may sign (any customer of theirs may have a call sent here)
 * learns nothing. Only what is too long, or too often, is told so. The signature comes first, where a service signs:
 * without one nothing is looked up.
 */
export async function mountCallbacks(
  server: FastifyInstance,
  ports: CallbackRoutePorts,
): Promise<void> {
  await server.register(async (scope) => {
    // The very bytes are signed.
    takeRawBodies(scope, CALLBACK_MAX_BYTES);
    const isReading = new Set<string>();
    scope.addHook("onRequest", async (request, reply) => {
      const { provider } = Object(request.params);
      if (!ports.knows(String(provider))) return reply.status(204).send();
      if (isReading.size >= READ_AT_ONCE) throw new Refusal("SERVICE_UNAVAILABLE");
      isReading.add(request.id);
      reply.raw.once("close", () => isReading.delete(request.id));
    });
    scope.post(
      fastifyPath(CALLBACK_PATH),
      { config: { rateLimit: limitOf("callback") } },
      async (request, reply) => {
        await hearChecked(request, ports);
        return reply.status(204).send();
      },
    );
  });
}

async function hearChecked(
  request: FastifyRequest,
  { check, hear }: CallbackRoutePorts,
): Promise<void> {
  const { params, query, headers, body } = request;
  const said = address.safeParse({ ...Object(query), ...Object(params) });
  if (!said.success || !Buffer.isBuffer(body)) return;
  const upstreamId = await check(said.data.provider, { headers, body: body.toString("utf8") });
  if (upstreamId === null) return;
  await request.inCommonTurn("guests", () => hear({ ...said.data, upstreamId }));
}
