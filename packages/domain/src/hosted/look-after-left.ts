import { callOff } from "./call-off.ts";
import { followOrder, type OrderOf } from "./follow-order.ts";
import type { HostedPorts } from "./hosted-ports.ts";
import { lateUntil, UNFETCHED_STATES } from "./intent.ts";
import type { LeftIntent, LeftJob } from "./intent-log.ts";
import type { Provider } from "./provider.ts";

export interface LeftPorts extends Pick<HostedPorts, "intents" | "digest" | "now"> {
  /** Loads the original order; null when the result is no longer wanted. */
  readonly orderOf: (left: WantedIntent) => ReturnType<OrderOf>;
  /** Delivers a late result; see deliverLate and deliverLatePicture. */
  readonly deliver: (left: WantedIntent, provider: Provider) => Promise<void>;
}

/** An order whose result is wanted although no job waits for it. */
export interface WantedIntent extends LeftIntent {
  readonly job: LeftJob;
}

/**
 * Handles an order that no job waits for. If the job was cancelled, the order is cancelled at the
 * service, even when the worker died before it recorded that there was one. If the job failed, the
 * result is delivered free once it is done, and again when it could not be fetched then.
 */
export async function lookAfterLeft(
  { intent, artifact, job }: LeftIntent,
  provider: Provider,
  ports: LeftPorts,
): Promise<void> {
  if (job?.outcome !== "failed" || intent.state === "put off") {
    return callOff(intent, provider, ports);
  }
  const { intents, now } = ports;
  const { key } = intent;
  const left = { intent, artifact, job };
  const orderOf = () => ports.orderOf(left);
  const standing = await followOrder(intent, orderOf, provider, ports);
  if (standing.kind === "done") {
    // Finding it may have stored its id, or the result itself.
    const found = await intents.find(key);
    return ports.deliver({ ...left, intent: found ?? intent }, provider);
  }
  if (standing.kind === "refused") {
    const { why: refusal, cost } = standing;
    await intents.change(key, UNFETCHED_STATES, { state: "refused", refusal, at: now(), cost });
  } else if (standing.kind === "failed")
    await intents.change(key, UNFETCHED_STATES, { state: "failed", cost: standing.cost });
  else if (lateUntil(intent) <= now())
    await intents.change(key, UNFETCHED_STATES, { state: "lost" });
}
