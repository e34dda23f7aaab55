import { findUpstream } from "./find-upstream.ts";
import type { HostedPorts } from "./hosted-ports.ts";
import { type Intent, OPEN_STATES } from "./intent.ts";
import { isAskedById, type Provider } from "./provider.ts";

/**
 * Nobody wants it any more: they are told, where they have it and can be told. What cannot be found there is looked for
 * until its deadline. Rejects when they did not hear it.
 */
export async function callOff(
  intent: Intent,
  provider: Provider,
  { intents, now }: Pick<HostedPorts, "intents" | "now">,
): Promise<void> {
  if (!OPEN_STATES.some((state) => state === intent.state)) return;
  if (intent.state === "put off") {
    // It was never taken: nothing is paid for it. If it was sent meanwhile, the next look finds that.
    await intents.change(intent.key, ["put off"], { state: "called off", cost: 0 });
    return;
  }
  if (!isAskedById(provider) || intent.files !== null) {
    await intents.change(intent.key, OPEN_STATES, { state: "called off" });
    return;
  }
  const upstreamId = await findUpstream(intent, provider, intents);
  if (upstreamId !== null) await provider.cancel?.({ endpoint: intent.endpoint, upstreamId });
  else if (intent.deadline > now()) return;
  await intents.change(intent.key, OPEN_STATES, { state: "called off" });
}
