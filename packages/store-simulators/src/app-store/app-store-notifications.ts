import { randomUUID } from "node:crypto";
import { signedSubscription, transactionShape } from "./app-store-shapes.ts";
import type {
  AppStoreWorld,
  SimulatedTransaction,
  WaitingNotification,
} from "./app-store-state.ts";

const LATE = 60_000;
/** Waits before the second, third … attempt, in milliseconds; the last one repeats. */
const WAITS = [1_000, 5_000, 30_000, 60_000];
/** The App Store gives up after five days. */
const MOST_ATTEMPTS = 20;

/**
 * Puts a notification in the queue, with everything as it is now. The next fault, if any, decides
 * how it is sent.
 *
 * @param kind for example "DID_RENEW" or "DID_FAIL_TO_RENEW.GRACE_PERIOD"
 */
export function notify(
  world: AppStoreWorld,
  kind: string,
  about: SimulatedTransaction,
  more: object = {},
): void {
  const { state, notificationFaults, clock } = world;
  const fault = notificationFaults.shift() ?? null;
  const payload = payloadOf(world, kind, about, more);
  const sent: WaitingNotification = {
    body: JSON.stringify({ signedPayload: world.sign(payload) }),
    forged: fault === "forged" ? JSON.stringify({ signedPayload: world.forge(payload) }) : null,
    wanted: fault === "dropped" ? 0 : fault === "twice" ? 2 : 1,
    ...{ dueAt: clock() + (fault === "late" ? LATE : 0), attempts: 0 },
    letsPass: fault === "reordered",
  };
  const last = state.notifications.at(-1);
  if (!last?.letsPass || last.attempts > 0) state.notifications.push(sent);
  else {
    last.letsPass = false;
    state.notifications.splice(-1, 0, sent);
  }
}

/** @see https://developer.apple.com/documentation/appstoreservernotifications/responsebodyv2decodedpayload */
function payloadOf(
  world: AppStoreWorld,
  kind: string,
  about: SimulatedTransaction,
  more: object,
): object {
  const [notificationType, subtype] = kind.split(".");
  const subscription = world.state.subscriptions.get(about.originalId);
  return {
    ...{ notificationType, ...(subtype && { subtype }), notificationUUID: randomUUID() },
    ...{ version: "2.0", signedDate: world.clock() },
    data: {
      ...{ appAppleId: world.appId, bundleId: world.bundleId, bundleVersion: "1" },
      ...{ environment: "Sandbox", ...(subscription && { status: subscription.status }) },
      ...(subscription
        ? signedSubscription(world, subscription, about)
        : { signedTransactionInfo: world.sign(transactionShape(world, about)) }),
      ...more,
    },
  };
}

/** Posts a body; true when it was answered 2xx. */
export type PostNotification = (body: string) => Promise<boolean>;

/** Sends every notification that is due; whatever is not answered 2xx waits. */
export async function sendDue(world: AppStoreWorld, post: PostNotification): Promise<void> {
  for (;;) {
    const due = world.state.notifications.find(
      ({ wanted, dueAt }) => wanted > 0 && dueAt <= world.clock(),
    );
    if (!due) return;
    if (due.forged !== null && due.attempts === 0 && (await post(due.forged)))
      throw new Error("A forged notification was accepted.");
    due.attempts += 1;
    if (await post(due.body).catch(() => false)) due.wanted -= 1;
    else due.dueAt = world.clock() + (WAITS[Math.min(due.attempts, WAITS.length) - 1] ?? 0);
    if (due.attempts >= MOST_ATTEMPTS) due.wanted = 0;
  }
}
