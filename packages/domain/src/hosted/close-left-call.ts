import type { HostedPorts } from "./hosted-ports.ts";
import type { LeftIntent } from "./intent-log.ts";

/**
 * Closes a call whose worker died and whose job was cancelled since; no answer is expected after
 * its deadline.
 */
export async function closeLeftCall(
  { intent }: Pick<LeftIntent, "intent">,
  { intents, now }: Pick<HostedPorts, "intents" | "now">,
): Promise<void> {
  if (intent.deadline > now()) return;
  await intents.change(intent.key, ["sending"], { state: "lost" });
}
