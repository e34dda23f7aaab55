import type { Intent } from "./intent.ts";
import type { IntentLog } from "./intent-log.ts";
import type { AskedById } from "./provider.ts";

/**
 * Looks for an order whose answer was lost in the provider's own list, and notes its id. Ids that are orders of ours
 * already are none of it.
 *
 * @returns their id; null: not found, which does not say that they do not have it
 */
export async function findUpstream(
  intent: Intent,
  provider: AskedById,
  intents: Pick<IntentLog, "known" | "accept">,
): Promise<string | null> {
  if (intent.upstreamId !== null) return intent.upstreamId;
  if (provider.lookFor === null) return null;
  const candidates = await provider.lookFor(intent);
  if (candidates.length === 0) return null;
  const known = await intents.known(provider.name, candidates);
  for (const upstreamId of candidates) {
    if (known.has(upstreamId)) continue;
    if (await intents.accept(intent.key, upstreamId)) return upstreamId;
  }
  return null;
}
