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

/** What was asked for; null: nobody knows any more. */
export type OrderOf = () => Promise<GenerationOrder | null>;
type Ports = Pick<HostedPorts, "intents" | "digest" | "now">;

/** How an order stands there, found by its id or by our key; or here, where an answer brought what was made. */
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
 * The same POST again, as long as its key is known there and nothing else would be sent: a service of another version of
 * ours may word it otherwise.
 */
async function replayOrder(
  intent: Intent,
  order: OrderOf,
  provider: AskedByKey,
  { intents, digest, now }: Ports,
): Promise<UpstreamStanding> {
  const { key } = intent;
  if (now().getTime() >= intent.begunAt.getTime() + provider.keyLife) return UNCLEAR;
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
