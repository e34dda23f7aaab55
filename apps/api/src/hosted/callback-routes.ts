import { CALLBACK_MAX_BYTES, CALLBACK_PATH } from "@kinora/contracts/hosted/callback-path";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { fastifyPath } from "../http/mount-route.ts";
import { limitOf } from "../http/rate-limits.ts";
import { takeRawBodies } from "../http/raw-bodies.ts";

/** A callback whose signature was verified, if its service signs. */
export interface CheckedCall {
  readonly provider: string;
  readonly key: string;
  readonly token: string;
  /** The service's id of the order. */
  readonly upstreamId: string;
}

export interface CallbackRoutePorts {
  /**
   * True when this service is in use here. The bodies of calls for any other service are not read.
   */
  readonly knows: (provider: string) => boolean;
  /**
   * Returns the service's id of the order; null when the callback is not authentic or not recent.
   */
  readonly check: (
    provider: string,
    call: { readonly headers: FastifyRequest["headers"]; readonly body: string },
  ) => Promise<string | null>;
  readonly hear: (call: CheckedCall) => Promise<unknown>;
}

/**
 * Maximum callbacks read at once, each up to CALLBACK_MAX_BYTES long; further callers are asked to
 * retry.
 */
const READ_AT_ONCE = 32;
/** Maximum of them from one sender, so that a slow one does not keep all others away. */
const READ_AT_ONCE_FROM_ONE = 8;

const address = z.object({
  provider: z.string().max(40),
  key: z.uuid(),
  token: z.string().min(1).max(100),
});

/**
 * Receives callbacks from external services. The response is the same whether or not the call is
 * signed, the order is ours or the token matches, so that callers learn nothing: any customer of a
 * service can have a signed call sent here. Only bodies that are too long and calls that are too
 * frequent are reported. Where a service signs, the signature is verified before anything is looked
 * up.
 */
export async function mountCallbacks(
  server: FastifyInstance,
  ports: CallbackRoutePorts,
): Promise<void> {
  await server.register(async (scope) => {
    // The signature covers the raw bytes.
    takeRawBodies(scope, CALLBACK_MAX_BYTES);
    /** Senders of the callbacks that are being read, by request. */
    const reading = new Map<string, string>();
    scope.addHook("onRequest", async (request, reply) => {
      const { provider } = Object(request.params);
      if (!ports.knows(String(provider))) return reply.status(204).send();
      const { id, sender } = request;
      const own = [...reading.values()].filter((one) => one === sender).length;
      if (own >= READ_AT_ONCE_FROM_ONE || reading.size >= READ_AT_ONCE)
        throw new Refusal("SERVICE_UNAVAILABLE");
      reading.set(id, sender);
      reply.raw.once("close", () => reading.delete(id));
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
