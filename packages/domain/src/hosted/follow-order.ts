import type { GenerationOrder } from "../generation/generator.ts";
import { askFor } from "./ask-for.ts";
import { findUpstream } from "./find-upstream.ts";
import type { HostedPorts } from "./hosted-ports.ts";
import type { Intent } from "./intent.ts";
import {
  type AskedByKey,
  isAskedById,
  isAskedByKey,
  type Provider,
  type UpstreamStanding,
} from "./provider.ts";

const UNCLEAR: UpstreamStanding = { kind: "unclear" };

/** Loads the original order; null when it is no longer known. */
export type OrderOf = () => Promise<GenerationOrder | null>;
type Ports = Pick<HostedPorts, "intents" | "digest" | "now">;

/**
 * Returns the status of an order, looked up at the service by its id or our key; done when the
 * response already contained the files.
 */
export async function followOrder(
  intent: Intent,
  order: OrderOf,
  provider: Provider,
  ports: Ports,
): Promise<UpstreamStanding> {
  if (intent.files !== null) return { kind: "done" };
  if (isAskedByKey(provider)) return replayOrder(intent, order, provider, ports);
  if (!isAskedById(provider)) return UNCLEAR;
  const upstreamId = await findUpstream(intent, provider, ports.intents);
  if (upstreamId === null) return UNCLEAR;
  return askFor({ endpoint: intent.endpoint, upstreamId }, provider);
}

/**
 * Replays the same POST while the service still knows its key, and only with the same API key and
 * an unchanged body: another account would place the order again, and another version of this
 * server may build a different body.
 */
async function replayOrder(
  intent: Intent,
  order: OrderOf,
  provider: AskedByKey,
  { intents, digest, now }: Ports,
): Promise<UpstreamStanding> {
  const { key } = intent;
  if (now().getTime() >= intent.begunAt.getTime() + provider.keyLife) return UNCLEAR;
  // Orders from before marks were stored have none.
  if (intent.keyMark !== null && intent.keyMark !== provider.keyMark(key)) return UNCLEAR;
  const asked = await order();
  if (asked === null) return UNCLEAR;
  const mapped = await provider.map(asked);
  if (mapped.endpoint !== intent.endpoint || digest(mapped.body) !== intent.bodyHash)
    return UNCLEAR;
  if (!(await intents.noteReplay(key))) return UNCLEAR;
  const said = await provider.replay(mapped, key);
  if (said.kind === "files")
    return (await intents.keep(key, key, said.files)) ? { kind: "done" } : UNCLEAR;
  if (said.kind !== "unclear" && intent.upstreamId === null) await intents.accept(key, key);
  return said;
}
