import { ALLOWANCES } from "@kinora/contracts/billing/plans";
import { CORRECTION_ALONE_MAX } from "@kinora/contracts/limits";
import type { NewExtension } from "@kinora/contracts/payment/plan-extension";
import type { AppendAudit } from "../audit/audit-log.ts";
import type { RecordEvent } from "../event/domain-event.ts";
import { Refusal } from "../refusal.ts";
import { StoreUnreachable } from "../store-unreachable.ts";
import type { MonthStore } from "./give-month.ts";
import { tierOf } from "./held-tier.ts";
import { monthAt } from "./months.ts";
import type { ExtensionStore, PlanExtension } from "./plan-extension.ts";
import { type AskedPlanStore, isPaidFor } from "./plan-store.ts";
import { type SendExtensionPorts, sendExtension } from "./send-extension.ts";
import type { StoredSubscription, SubscriptionStore } from "./subscription-store.ts";

export interface ExtendStores {
  readonly extensions: ExtensionStore;
  readonly subscriptions: Pick<SubscriptionStore, "lock" | "anchorOf" | "lockHolder">;
  readonly months: Pick<MonthStore, "gemsGiven">;
  /** Locks the person; null when there is none or their account was erased. */
  readonly suspensions: { lockPerson(userId: string): Promise<object | null> };
  readonly record: RecordEvent;
  readonly audit: AppendAudit;
}

export interface ExtendPorts extends SendExtensionPorts {
  readonly transact: <T>(work: (stores: ExtendStores) => Promise<T>) => Promise<T>;
}

export interface ExtensionRequest extends NewExtension {
  readonly id: string;
  readonly subscriptionId: string;
  readonly key: string;
  readonly actor: { readonly id: string };
  readonly requestId: string | null;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Puts off the next payment for a plan that renews. Stored before the store is called; when no
 * answer comes, the worker goes on (`sendDueExtensions`). Months that begin in these days bring
 * their gems, which count for one member of staff alone as far as a correction may.
 *
 * @throws Refusal SUBSCRIPTION_NOT_FOUND, OWN_ACCOUNT, PLAN_NOT_RENEWING, PLAN_CHANGING,
 *   EXTENSION_NOT_HERE, EXTENSION_REFUSED, MONTHS_TOO_MANY, STORE_UNREACHABLE,
 *   IDEMPOTENCY_KEY_REUSED
 */
export async function extendPlan(
  ports: ExtendPorts,
  request: ExtensionRequest,
  now: () => Date,
): Promise<PlanExtension> {
  // Its dates decide.
  const held = await ports.ask(request.subscriptionId).catch(unlessAway);
  if (held === null) throw new Refusal("SUBSCRIPTION_NOT_FOUND");
  const asked = await ports.transact((stores) =>
    begin(stores, { ...request, userId: held.userId, planStoreOf: ports.planStoreOf }, now()),
  );
  if (asked.state === "asked") await trySend(ports, asked.id, now);
  const kept = (await ports.extensions.find(asked.id)) ?? asked;
  if (kept.state === "refused") throw new Refusal("EXTENSION_REFUSED");
  return kept;
}

function unlessAway(error: unknown): never {
  throw error instanceof StoreUnreachable ? new Refusal("STORE_UNREACHABLE") : error;
}

/** Ordered all the same when the store does not answer: the page shows it as on its way. */
async function trySend(ports: ExtendPorts, id: string, now: () => Date): Promise<void> {
  try {
    await sendExtension(ports, id, now);
  } catch (error) {
    if (!(error instanceof StoreUnreachable)) throw error;
    ports.log(`extension ${id}: ${error}`);
  }
}

interface BegunExtension extends ExtensionRequest {
  readonly userId: string;
  readonly planStoreOf: SendExtensionPorts["planStoreOf"];
}

async function begin(
  stores: ExtendStores,
  { id, subscriptionId, days, reason, key, actor, requestId, ...of }: BegunExtension,
  now: Date,
): Promise<PlanExtension> {
  const { userId, planStoreOf } = of;
  const { extensions, subscriptions, suspensions, audit } = stores;
  // In id order, so that two never wait for one another; the giver, so that their gifts count one another.
  for (const one of [userId, actor.id].sort())
    if ((await suspensions.lockPerson(one)) === null) throw new Refusal("SUBSCRIPTION_NOT_FOUND");
  const held = await subscriptions.lock(subscriptionId);
  if (held === null) throw new Refusal("SUBSCRIPTION_NOT_FOUND");
  if (userId === actor.id) throw new Refusal("OWN_ACCOUNT");
  const wasUntil = held.periodEnd ?? now;
  const until = new Date(+wasUntil + days * DAY);
  const gems = await gemsWithin(stores, held, { from: wasUntil, until });
  const before = await stores.months.gemsGiven(actor.id, new Date(+now - DAY));
  const wish = { id, subscriptionId, days, gems, reason, askedById: actor.id, askedAt: now };
  const kept = await addOnce(extensions, { ...wish, wasUntil, until }, key);
  if (kept.id !== id) return kept;
  requireExtendable(held, planStoreOf(held), now);
  if (before + gems > CORRECTION_ALONE_MAX)
    throw new Refusal("MONTHS_TOO_MANY", { limit: CORRECTION_ALONE_MAX });
  await audit({
    ...{ action: "plan.extended", actorId: actor.id, subject: { noun: "person", id: userId } },
    before: { until: wasUntil.toISOString() },
    after: { subscription: subscriptionId, days, gems, until: until.toISOString() },
    ...{ reason, requestId, at: now },
  });
  return kept;
}

/** @throws Refusal IDEMPOTENCY_KEY_REUSED, PLAN_CHANGING */
async function addOnce(
  extensions: ExtensionStore,
  wish: Omit<PlanExtension, "state">,
  key: string,
): Promise<PlanExtension> {
  const kept = await extensions.add(wish, key);
  if (kept === null) throw new Refusal("PLAN_CHANGING");
  const isSame = (["subscriptionId", "days", "reason"] as const).every(
    (name) => kept[name] === wish[name],
  );
  if (!isSame) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  return kept;
}

/** @throws Refusal PLAN_NOT_RENEWING, PLAN_CHANGING, EXTENSION_NOT_HERE */
function requireExtendable(
  { state, ref, periodEnd, paidUntil, paidPlan, nextPlan, store }: StoredSubscription,
  planStore: AskedPlanStore | null,
  now: Date,
): void {
  if (planStore === null) throw new Refusal("EXTENSION_NOT_HERE", { store });
  const isRenewing = state === "active" && ref !== null && periodEnd !== null;
  // What is not paid yet would become a time that nobody pays for.
  const isPaid = isPaidFor({ paidUntil, periodEnd }) && paidPlan === null;
  if (!isRenewing || !isPaid || +periodEnd < +now + HOUR) throw new Refusal("PLAN_NOT_RENEWING");
  if (nextPlan !== null) throw new Refusal("PLAN_CHANGING");
}

/** The gems of months that begin between two moments. */
async function gemsWithin(
  { subscriptions }: ExtendStores,
  held: Pick<StoredSubscription, "userId" | "plan" | "paidPlan">,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<number> {
  const tier = tierOf(held);
  const anchor = await subscriptions.anchorOf(held.userId);
  if (tier === null || anchor === null) return 0;
  const last = (moment: Date) => monthAt(anchor, new Date(+moment - 1));
  return ALLOWANCES[tier] * Math.max(0, last(until) - last(from));
}
