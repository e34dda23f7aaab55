import { CHECKOUT_MINUTES } from "@kinora/contracts/limits";
import { type AskStorePorts, askStore } from "./ask-store.ts";
import type { PurchaseStore, StoreEvent, StoreEvents } from "./purchase-store.ts";
import type { Storefront } from "./storefront.ts";

export interface StoreEventPorts extends AskStorePorts {
  readonly purchases: Pick<
    PurchaseStore,
    "find" | "setAsked" | "setRef" | "findByPayment" | "findUnsettled" | "closeUnopened"
  >;
  readonly events: StoreEvents;
  readonly storefronts: readonly Storefront[];
  readonly log: (message: string) => void;
}

const SECOND = 1_000;
const MOST = 20;

/** Handles events that are due; one that fails is tried again later, and does not stop others. */
export async function handleStoreEvents(ports: StoreEventPorts, now: () => Date): Promise<number> {
  const due = await ports.events.take(now(), MOST);
  for (const event of due) {
    try {
      await handle(ports, event, now);
      await ports.events.setHandled(event, now());
    } catch (error) {
      ports.log(`event ${event.id} of ${event.store} (${event.kind}): ${error}`);
      await ports.events.setDue(event, new Date(+now() + pauseAfter(event.tries)));
    }
  }
  return due.length;
}

/** Doubles from five seconds to an hour. */
const pauseAfter = (tries: number) => Math.min(5 * SECOND * 2 ** tries, 3_600 * SECOND);

async function handle(ports: StoreEventPorts, event: StoreEvent, now: () => Date): Promise<void> {
  const storefront = ports.storefronts.find(({ store }) => store === event.store);
  const { kind, ref } = event.subject;
  const known = kind === "payment" ? await ports.purchases.findByPayment(ref) : null;
  const id = known?.id ?? (await storefront?.purchaseOf(event.subject)) ?? null;
  if (id === null) return;
  // Its page was opened by a process that ended before it could store that.
  if (kind === "checkout") await ports.purchases.setRef(id, ref);
  await askStore(ports, id, now);
}

/** Asks about purchases whose events may have been lost, and closes those that no page was opened for. */
export async function askAboutUnsettled(ports: StoreEventPorts, now: () => Date): Promise<void> {
  await ports.purchases.closeUnopened(new Date(+now() - CHECKOUT_MINUTES * 60 * SECOND));
  const ids = await ports.purchases.findUnsettled(new Date(+now() - 600 * SECOND), MOST);
  for (const id of ids)
    await askStore(ports, id, now).catch((error) => ports.log(`purchase ${id}: ${error}`));
}
