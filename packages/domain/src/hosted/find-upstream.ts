import type { Intent } from "./intent.ts";
import type { IntentLog } from "./intent-log.ts";
import type { AskedById } from "./provider.ts";

/**
 * Looks for an order whose response was lost in the provider's own list, and stores its id. Ids
 * that belong to other orders of ours are skipped.
 *
 * @returns the upstream id; null when it was not found, which does not prove that the order does
 * not exist there
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
