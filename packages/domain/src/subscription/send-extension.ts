import type { RecordEvent } from "../event/domain-event.ts";
import { StoreUnreachable } from "../store-unreachable.ts";
import {
  ExtensionRefused,
  type ExtensionStore,
  extensionStanding,
  type PlanExtension,
} from "./plan-extension.ts";
import { type AskedPlanStore, isPaidFor } from "./plan-store.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

export interface SendExtensionPorts {
  readonly extensions: ExtensionStore;
  readonly subscriptions: Pick<SubscriptionStore, "find" | "takeLease" | "giveLeaseBack">;
  /** Null where this server no longer sells. */
  readonly planStoreOf: (
    of: Pick<StoredSubscription, "store" | "environment" | "userId">,
  ) => AskedPlanStore | null;
  readonly transact: <T>(
    work: (stores: {
      readonly extensions: ExtensionStore;
      readonly record: RecordEvent;
    }) => Promise<T>,
  ) => Promise<T>;
  /** Asks the store what became of a subscription, and books it. */
  readonly ask: (id: string) => Promise<StoredSubscription | null>;
  readonly log: (message: string) => void;
}

const MINUTE = 60_000;

/**
 * Has a store put off the next payment for a plan, if that was not done before, and what came of it
 * booked. May be called at any time, any number of times, by any process; one at a time does it.
 *
 * @throws StoreUnreachable
 */
export async function sendExtension(
  ports: SendExtensionPorts,
  id: string,
  now: () => Date,
): Promise<void> {
  const { extensions, subscriptions, transact } = ports;
  const order = await extensions.find(id);
  if (order?.state !== "asked") return;
  const { subscriptionId } = order;
  const lease = new Date(+now() + MINUTE);
  if (!(await subscriptions.takeLease(subscriptionId, now(), lease)))
    throw new StoreUnreachable("Somebody else changes this plan.");
  try {
    const why = await atStore(ports, order, now());
    if (why !== null) return await extensions.setRefused(id, why);
    // Before it counts as done: whoever ends here is followed by another, who finds it done.
    const held = await ports.ask(subscriptionId);
    if (held) await transact((stores) => setDone(stores, order, held));
  } finally {
    await subscriptions.giveLeaseBack(subscriptionId, lease);
  }
}

/** Returns why nothing was done, as a code or in the store's words; null when it is done. */
async function atStore(
  { subscriptions, planStoreOf }: SendExtensionPorts,
  order: PlanExtension,
  now: Date,
): Promise<string | null> {
  const held = await subscriptions.find(order.subscriptionId);
  const planStore = held && planStoreOf(held);
  if (!held?.ref || !planStore) throw new StoreUnreachable("Nothing is sold there any more.");
  const facts = await planStore.readSubscription(held, now);
  if (facts === null) return "no_such_plan";
  const standing = extensionStanding(order, facts);
  if (standing === "overtaken") return "changed_meanwhile";
  if (standing === "done") return null;
  // Without its money, it is we who have put it on hold.
  if (facts.state !== "active" || held.state !== "active") return "not_renewing";
  if (!isPaidFor(facts)) return "not_paid";
  const { id: key, days, wasUntil, until } = order;
  try {
    await planStore.extend({ ref: held.ref, key, days, wasUntil, until });
    return null;
  } catch (error) {
    if (error instanceof ExtensionRefused) return error.message;
    throw error;
  }
}

async function setDone(
  { extensions, record }: { readonly extensions: ExtensionStore; readonly record: RecordEvent },
  { id, days }: PlanExtension,
  { id: subjectId, userId, plan, periodEnd }: StoredSubscription,
): Promise<void> {
  if (!(await extensions.setDone(id))) return;
  const until = periodEnd?.toISOString() ?? null;
  await record({
    type: "plan.extended",
    subjectId,
    userId,
    payload: { plan, days, until, order: id },
  });
}

/** Goes on with extensions that no store has answered. */
export async function sendDueExtensions(ports: SendExtensionPorts, now: () => Date): Promise<void> {
  for (const id of await ports.extensions.findDue(now(), 20))
    await sendExtension(ports, id, now).catch(async (error) => {
      ports.log(`extension ${id}: ${error}`);
      await ports.extensions.setDue(id, new Date(+now() + 5 * MINUTE));
    });
}
