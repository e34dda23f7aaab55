import type { EventRecord } from "../state.ts";
import type { World } from "../world.ts";
import { signatureOf } from "./signature.ts";

/** A signed event, ready to be posted. */
export interface SentEvent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface EventPost {
  readonly send: (event: SentEvent) => Promise<boolean>;
  readonly secret: string;
}

/** Waits before the second, third … attempt, in milliseconds; the last one repeats. */
const WAITS = [1_000, 5_000, 30_000, 60_000];
/** Stripe gives up after three days. */
const GIVEN_UP = 3 * 86_400_000;

/** Sends every event that is due, one after the other; whatever is not answered 2xx waits. */
export async function deliverDue(world: World, delivery: EventPost): Promise<void> {
  for (;;) {
    const due = nextDue(world.state.events, world.clock());
    if (!due) return;
    await sendOne(due, delivery, world.clock);
  }
}

/** When the next event is to be sent, in milliseconds; null when all have arrived. */
export const nextDelivery = ({ state }: World): number | null => {
  const waiting = state.events.filter(({ wanted }) => wanted > 0).map(({ dueAt }) => dueAt);
  return waiting.length > 0 ? Math.min(...waiting) : null;
};

const nextDue = (events: readonly EventRecord[], clock: number) =>
  events.find(({ wanted, dueAt }) => wanted > 0 && dueAt <= clock);

async function sendOne(
  event: EventRecord,
  { send, secret }: EventPost,
  clock: () => number,
): Promise<void> {
  const second = Math.floor(clock() / 1_000);
  const signed = (by: string) => ({
    body: event.body,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      "stripe-signature": signatureOf(event.body, by, second),
    },
  });
  if (event.forgery === "due") {
    event.forgery = "refused";
    if (await send(signed(`forged ${secret}`)).catch(() => false)) event.forgery = "accepted";
  }
  event.attempts += 1;
  const arrived = await send(signed(secret)).catch(() => false);
  if (arrived) event.wanted -= 1;
  else {
    event.dueAt = clock() + (WAITS[Math.min(event.attempts, WAITS.length) - 1] ?? 0);
    if (event.dueAt > event.queuedAt + GIVEN_UP) event.wanted = 0;
  }
}
