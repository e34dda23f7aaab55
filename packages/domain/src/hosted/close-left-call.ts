import type { HostedPorts } from "./hosted-ports.ts";
import type { LeftIntent } from "./intent-log.ts";

/** A call that its worker died with, and whose job was cancelled since: after its deadline nothing is heard of it any more. */
export async function closeLeftCall(
  { intent }: Pick<LeftIntent, "intent">,
  { intents, now }: Pick<HostedPorts, "intents" | "now">,
): Promise<void> {
  if (intent.deadline > now()) return;
  await intents.change(intent.key, ["sending"], { state: "lost" });
}
