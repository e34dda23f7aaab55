import { STORE_EVENT_MAX_BYTES, STRIPE_EVENTS_PATH } from "@kinora/contracts/billing/webhook-paths";
import type { StoreNotice, StoreSubject } from "@kinora/domain/billing/storefront";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";
import { limitOf } from "../http/rate-limits.ts";
import { takeRawBodies } from "../http/raw-bodies.ts";

export interface StripeEventPorts {
  /** Returns null for an event that is forged or stale. */
  readonly verify: (body: string, signature: string) => Promise<StoreNotice | null>;
  /** Stores what an event is about; false when it arrived before. */
  readonly hear: (notice: StoreNotice & { readonly subject: StoreSubject }) => Promise<boolean>;
  /** Handles stored events, without being waited for. */
  readonly handle: () => void;
}

/** Maximum events read at once; Stripe repeats those that are refused. */
const READ_AT_ONCE = 16;

/**
 * Receives Stripe's events. They are stored before they are answered, and handled afterwards:
 * Stripe repeats an event that is not answered with a 2xx.
 */
export async function mountStripeEvents(
  server: FastifyInstance,
  { verify, hear, handle }: StripeEventPorts,
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
      STRIPE_EVENTS_PATH,
      { config: { rateLimit: limitOf("callback") } },
      async ({ headers, body }, reply) => {
        const signature = headers["stripe-signature"];
        const notice =
          typeof signature === "string" && Buffer.isBuffer(body)
            ? await verify(body.toString("utf8"), signature)
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
