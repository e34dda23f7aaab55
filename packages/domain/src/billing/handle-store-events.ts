import { CHECKOUT_MINUTES } from "@kinora/contracts/limits";
import { type AskStorePorts, askStore } from "./ask-store.ts";
import type { PurchaseStore, StoreEvent, StoreEvents } from "./purchase-store.ts";
import type { OrderFinder, StoreOrder, StoreSubject } from "./storefront.ts";

export interface StoreEventPorts extends AskStorePorts {
  readonly purchases: Pick<
    PurchaseStore,
    "find" | "setAsked" | "setRef" | "findByPayment" | "findUnsettled" | "closeUnopened"
  >;
  /** Asks the store about a subscription that an event was about. */
  readonly askAboutSubscription: (id: string, subject: StoreSubject) => Promise<void>;
  /** Returns the subscription that a payment was for. */
  readonly findPlanByPayment: (ref: string) => Promise<{ readonly id: string } | null>;
  readonly events: StoreEvents;
  readonly finders: readonly OrderFinder[];
  readonly log: (message: string) => void;
}

const SECOND = 1_000;
const MOST = 20;

/** Handles all events that are due; one that fails is tried again later, and does not stop others. */
export async function handleStoreEvents(ports: StoreEventPorts, now: () => Date): Promise<void> {
  for (;;) {
    const due = await ports.events.take(now(), MOST);
    if (due.length === 0) return;
    for (const event of due) {
      try {
        await handle(ports, event, now);
        await ports.events.setHandled(event, now());
      } catch (error) {
        ports.log(`event ${event.id} of ${event.store} (${event.kind}): ${error}`);
        await ports.events.setDue(event, new Date(+now() + pauseAfter(event.tries)));
      }
    }
  }
}

/** Doubles from five seconds to an hour. */
const pauseAfter = (tries: number) => Math.min(5 * SECOND * 2 ** tries, 3_600 * SECOND);

async function handle(ports: StoreEventPorts, event: StoreEvent, now: () => Date): Promise<void> {
  const { kind, ref } = event.subject;
  const order = await orderOf(ports, event);
  if (order === null) return;
  if (order.noun === "subscription") return ports.askAboutSubscription(order.id, event.subject);
  // Its page was opened by a process that ended before it could store that.
  if (kind === "checkout") await ports.purchases.setRef(order.id, ref);
  await askStore(ports, order.id, now);
}

async function orderOf(
  { purchases, findPlanByPayment, finders }: StoreEventPorts,
  { store: name, subject }: StoreEvent,
): Promise<StoreOrder | null> {
  if (subject.kind === "payment") {
    const purchase = await purchases.findByPayment(subject.ref);
    if (purchase) return { noun: "purchase", id: purchase.id };
    const plan = await findPlanByPayment(subject.ref);
    if (plan) return { noun: "subscription", id: plan.id };
  }
  const finder = finders.find(({ store }) => store === name);
  return (await finder?.orderOf(subject)) ?? null;
}

/** Asks about purchases whose events may have been lost, and closes those that no page was opened for. */
export async function askAboutUnsettled(
  ports: Pick<StoreEventPorts, keyof AskStorePorts | "purchases" | "log">,
  now: () => Date,
): Promise<void> {
  await ports.purchases.closeUnopened(new Date(+now() - CHECKOUT_MINUTES * 60 * SECOND));
  const ids = await ports.purchases.findUnsettled(new Date(+now() - 600 * SECOND), MOST);
  for (const id of ids)
    await askStore(ports, id, now).catch((error) => ports.log(`purchase ${id}: ${error}`));
}
