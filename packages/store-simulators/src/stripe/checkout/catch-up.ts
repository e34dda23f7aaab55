import { isRunning, renew, retryPayment } from "../billing/renew.ts";
import type { SubscriptionRecord } from "../billing-records.ts";
import { emit } from "../events/emit.ts";
import { subscriptionShape } from "../shapes/billing-shapes.ts";
import { at, type World } from "../world.ts";
import { expireSession } from "./pay-session.ts";

const DAY = 86_400;

interface Due {
  readonly when: number;
  readonly run: () => void;
}

/**
 * Does, in order of time, all that has become due: sessions expire, subscriptions renew or end,
 * payments are tried again, trials announce their end. True when there was anything.
 */
export function catchUp(world: World): boolean {
  let did = false;
  for (;;) {
    const [next] = dues(world).sort((a, b) => a.when - b.when);
    if (!next || next.when > world.now()) return did;
    next.run();
    did = true;
  }
}

const dues = (world: World): Due[] => [
  ...Object.values(world.state.sessions)
    .filter(({ status }) => status === "open")
    .map((session) => ({
      when: session.expiresAt,
      run: () => expireSession(at(world, session.expiresAt), session),
    })),
  ...Object.values(world.state.subscriptions).flatMap((held) => duesOf(world, held)),
];

function duesOf(world: World, held: SubscriptionRecord): Due[] {
  if (!isRunning(held)) return [];
  const how = held.cardDeclines ? "failed" : "paid";
  const found: Due[] = [{ when: held.periodEnd, run: () => renew(world, held, how) }];
  const invoice = world.state.invoices[held.latestInvoice ?? ""];
  if (held.status === "past_due" && invoice?.status === "open" && invoice.nextAttempt !== null) {
    found.push({ when: invoice.nextAttempt, run: () => retryPayment(world, held, how) });
  }
  if (held.trialEnd !== null && !held.trialEndTold) {
    const when = Math.max(held.created, held.trialEnd - 3 * DAY);
    found.push({ when, run: () => tellTrialEnd(at(world, when), held) });
  }
  const resumesAt = held.pauseCollection?.resumesAt ?? null;
  if (resumesAt !== null) {
    found.push({ when: resumesAt, run: () => resumeCollection(at(world, resumesAt), held) });
  }
  return found;
}

function tellTrialEnd(world: World, held: SubscriptionRecord): void {
  held.trialEndTold = true;
  emit(world, "customer.subscription.trial_will_end", subscriptionShape(world.state, held));
}

function resumeCollection(world: World, held: SubscriptionRecord): void {
  const { pause_collection } = subscriptionShape(world.state, held);
  held.pauseCollection = null;
  const shown = subscriptionShape(world.state, held);
  emit(world, "customer.subscription.updated", shown, { pause_collection });
}
