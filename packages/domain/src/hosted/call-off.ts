import { findUpstream } from "./find-upstream.ts";
import type { HostedPorts } from "./hosted-ports.ts";
import { type Intent, OPEN_STATES } from "./intent.ts";
import { isAskedById, type Provider } from "./provider.ts";

/**
 * Cancels an order that is no longer wanted, at the service too if the order is there and the
 * service supports it. One that goes on there is paid for nothing, which counts for its person. An
 * order not found there is looked for until its deadline. Rejects when the service could not be
 * told.
 */
export async function callOff(
  intent: Intent,
  provider: Provider,
  { intents, now }: Pick<HostedPorts, "intents" | "now">,
): Promise<void> {
  if (!OPEN_STATES.some((state) => state === intent.state)) return;
  if (intent.state === "put off") {
    // It was never accepted, so nothing is billed. If it was sent in the meantime, the next check
    // finds it.
    await intents.change(intent.key, ["put off"], { state: "called off", cost: 0 });
    return;
  }
  if (!isAskedById(provider) || intent.files !== null) {
    const goesOnAt = intent.state === "accepted" ? now() : undefined;
    await intents.change(intent.key, OPEN_STATES, { state: "called off", goesOnAt });
    return;
  }
  const upstreamId = await findUpstream(intent, provider, intents);
  if (upstreamId === null) {
    if (intent.deadline > now()) return;
    await intents.change(intent.key, OPEN_STATES, { state: "called off" });
    return;
  }
  const stopped = await provider.cancel?.({ endpoint: intent.endpoint, upstreamId });
  const goesOnAt = stopped ? undefined : now();
  await intents.change(intent.key, OPEN_STATES, { state: "called off", goesOnAt });
}
