import type { StoreReply, StoreRequest } from "../store-request.ts";
import { answerApi } from "./answer-api.ts";
import { answerSimulator, openCommands, type StripeCommands } from "./answer-commands.ts";
import { catchUp } from "./checkout/catch-up.ts";
import { deliverDue, nextDelivery, type SentEvent } from "./events/deliver.ts";
import type { RequestFault } from "./faults.ts";
import { openIdempotency } from "./idempotency.ts";
import { addProducts, type SimulatedProduct } from "./products.ts";
import { readState, type StripeState } from "./state.ts";
import type { EventFault, World } from "./world.ts";

export interface StripeSimulatorOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The address of the page that a checkout or portal session opens. */
  readonly pageOf: (sessionId: string) => string;
  /** Posts an event; true when the receiver answered 2xx. */
  readonly send: (event: SentEvent) => Promise<boolean>;
  readonly now: () => Date;
  /** What `save` was given last. */
  readonly saved?: unknown;
  /** Called after each change; must copy the state before its first await. */
  readonly save?: (state: unknown) => Promise<void>;
  /** Created at the start, unless a price has the lookup key already. */
  readonly products?: readonly SimulatedProduct[];
}

export interface StripeSimulator {
  /** Answers `/v1/…` as Stripe does, and `/simulator/…` with the same key. */
  answer(request: StoreRequest): Promise<StoreReply>;
  readonly commands: StripeCommands;
  /**
   * Does what has become due, and sends every event that is due. Returns when the next event is to
   * be sent again; null when all have arrived.
   */
  deliver(): Promise<Date | null>;
  /** Queues of faults for the next events and requests; null lets one pass. */
  readonly faults: {
    readonly events: (EventFault | null)[];
    readonly requests: (RequestFault | null)[];
  };
  /** A copy of everything that `saved` takes. */
  snapshot(): StripeState;
}

/** Opens a simulated Stripe. @throws z.ZodError when the saved state is not one */
export async function openStripeSimulator(
  options: StripeSimulatorOptions,
): Promise<StripeSimulator> {
  const { secretKey, webhookSecret: secret, send } = options;
  const state = readState(structuredClone(options.saved));
  const clock = () => options.now().getTime();
  const now = () => Math.floor(clock() / 1_000);
  const world: World = { state, now, clock, pageOf: options.pageOf, cause: null, eventFaults: [] };
  const requestFaults: (RequestFault | null)[] = [];
  const save = async () => options.save?.(state);
  const desk = { world, secretKey, requestFaults, save, idempotency: openIdempotency(state, now) };
  let delivering: Promise<void> | null = null;

  if (addProducts(world, options.products ?? [])) await save();

  return {
    commands: openCommands(desk),
    faults: { events: world.eventFaults, requests: requestFaults },
    snapshot: () => structuredClone(state),
    async answer(request) {
      const url = new URL(request.url, "http://simulated");
      const [, top = "", name = ""] = url.pathname.split("/");
      return top === "simulator"
        ? answerSimulator(desk, request, name)
        : answerApi(desk, request, url);
    },
    async deliver() {
      const changed = catchUp(world) || nextDelivery(world) !== null;
      delivering ??= deliverDue(world, { send, secret }).finally(() => {
        delivering = null;
      });
      await delivering;
      if (changed) await save();
      const next = nextDelivery(world);
      return next === null ? null : new Date(next);
    },
  };
}
