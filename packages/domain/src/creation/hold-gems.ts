import type { Sentence } from "@kinora/contracts/message/sentence";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { toMake } from "../gem/purpose.ts";
import type { ResolvedForm } from "../prompt/resolve-form.ts";
import { creationSubject } from "./creation-job.ts";

/** From then on the sweeper may give the gems back; a result that arrives later is free. */
export const HOLD_HOURS = 24;

export interface HoldOrder {
  readonly creationId: string;
  readonly userId: string;
  readonly resolved: Pick<ResolvedForm, "kind" | "recipe" | "gems" | "explanation">;
  readonly quotedAt: Date;
  readonly now: Date;
}

/** Reserves the price; null when there is none. `suffix` tells a retry's hold from the first one. */
export async function holdGems(
  { creationId, userId, resolved, quotedAt, now }: HoldOrder,
  ledger: Pick<GemLedger, "hold">,
  suffix = "",
): Promise<string | null> {
  if (resolved.gems === 0) return null;
  const { holdId } = await ledger.hold({
    userId,
    gems: resolved.gems,
    key: `creation:${creationId}:hold${suffix}`,
    purpose: toMake(creationSubject(creationId)),
    description: describe(resolved),
    quote: { at: quotedAt, explanation: resolved.explanation },
    expiresAt: new Date(now.getTime() + HOLD_HOURS * 3_600_000),
    now,
  });
  return holdId;
}

function describe({ kind, recipe }: HoldOrder["resolved"]): Sentence<"creation.ordered"> {
  return { code: "creation.ordered", params: { kind, seconds: Math.round(recipe.duration ?? 0) } };
}
