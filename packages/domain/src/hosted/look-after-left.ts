import { callOff } from "./call-off.ts";
import { followOrder, type OrderOf } from "./follow-order.ts";
import type { HostedPorts } from "./hosted-ports.ts";
import { lateUntil, UNFETCHED_STATES } from "./intent.ts";
import type { LeftIntent } from "./intent-log.ts";
import type { Provider } from "./provider.ts";

export interface LeftPorts extends Pick<HostedPorts, "intents" | "digest" | "now"> {
  /** What a creation was asked for as. */
  readonly orderOf: (creationId: string) => ReturnType<OrderOf>;
  /** Delivers a result that came late; see deliverLate. */
  readonly deliver: (key: string, creationId: string) => Promise<void>;
}

/**
 * An order that no job waits for any more: cancelled, it is called off there, also when the worker died before it noted
 * that there was an order; failed, it is delivered free as soon as it is done; and again, when it could not be fetched then.
 */
export async function lookAfterLeft(
  { intent, job }: LeftIntent,
  provider: Provider,
  ports: LeftPorts,
): Promise<void> {
  if (job?.outcome !== "failed" || intent.state === "put off") {
    return callOff(intent, provider, ports);
  }
  const { intents, now } = ports;
  const { key } = intent;
  const orderOf = () => ports.orderOf(job.subjectId);
  const standing = await followOrder(intent, orderOf, provider, ports);
  if (standing.kind === "done") return ports.deliver(key, job.subjectId);
  if (standing.kind === "refused") {
    const { why: refusal, cost } = standing;
    await intents.change(key, UNFETCHED_STATES, { state: "refused", refusal, at: now(), cost });
  } else if (standing.kind === "failed")
    await intents.change(key, UNFETCHED_STATES, { state: "failed", cost: standing.cost });
  else if (lateUntil(intent) <= now())
    await intents.change(key, UNFETCHED_STATES, { state: "lost" });
}
