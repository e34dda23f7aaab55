import type { IncomingHttpHeaders } from "node:http";
import { STORE_EVENT_MAX_BYTES } from "@kinora/contracts/billing/webhook-paths";
import type { StoreNotice, StoreSubject } from "@kinora/domain/billing/storefront";
import { Refusal } from "@kinora/domain/refusal";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import type { FastifyInstance } from "fastify";
import { limitOf } from "../http/rate-limits.ts";
import { takeRawBodies } from "../http/raw-bodies.ts";

export interface StoreEventDoor {
  readonly path: string;
  /**
   * Returns null for an event that is forged or stale. May throw StoreUnreachable, when it can't be
   * verified now.
   */
  readonly verify: (body: string, headers: IncomingHttpHeaders) => Promise<StoreNotice | null>;
  /** Stores what an event is about; false when it arrived before. */
  readonly hear: (notice: StoreNotice & { readonly subject: StoreSubject }) => Promise<boolean>;
  /** Handles stored events, without being waited for. */
  readonly handle: () => void;
}

/** Maximum events of a store read at once; stores repeat those that are refused. */
const READ_AT_ONCE = 16;

/**
 * Receives the events of a store. They are stored before they are answered, and handled afterwards:
 * stores repeat an event that is not answered with a 2xx.
 */
export async function mountStoreEvents(
  server: FastifyInstance,
  { path, verify, hear, handle }: StoreEventDoor,
): Promise<void> {
  await server.register(async (scope) => {
    // The signature covers the raw bytes.
    takeRawBodies(scope, STORE_EVENT_MAX_BYTES);
    let reading = 0;
    scope.addHook("onRequest", async (_request, reply) => {
      if (reading >= READ_AT_ONCE) throw new Refusal("SERVICE_UNAVAILABLE");
      reading += 1;
      reply.raw.once("close", () => {
        reading -= 1;
      });
    });
    scope.post(
      path,
      { config: { rateLimit: limitOf("callback") } },
      async ({ headers, body }, reply) => {
        const notice = Buffer.isBuffer(body)
          ? await verify(body.toString("utf8"), headers).catch(laterIfUnreachable)
          : null;
        if (notice === null) return reply.status(400).send();
        const { subject } = notice;
        if (subject === null) return reply.status(204).send();
        await hear({ ...notice, subject });
        handle();
        return reply.status(204).send();
      },
    );
  });
}

function laterIfUnreachable(error: unknown): never {
  throw error instanceof StoreUnreachable ? new Refusal("SERVICE_UNAVAILABLE") : error;
}
