import type { Sentence } from "@kinora/contracts/message/sentence";
import { refuseManyCalledOff } from "../gem/called-off-limit.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { toMake } from "../gem/purpose.ts";
import type { ResolvedForm } from "../prompt/resolve-form.ts";
import { priceOfWorks, type Works } from "../prompt/resolve-order.ts";
import { creationSubject } from "./creation-job.ts";
import { orderSubject } from "./order-subject.ts";

/** Hours after which the sweeper may void a hold; a result that arrives later is free. */
export const HOLD_HOURS = 24;

export interface HoldOrder {
  readonly creationId: string;
  readonly userId: string;
  readonly tokenId?: string | undefined;
  readonly resolved: Pick<ResolvedForm, "kind" | "recipe" | "gems" | "explanation">;
  readonly quotedAt: Date;
  readonly now: Date;
}

/**
 * Holds the price and returns the hold's id; null when the work is free. Refusals
 * INSUFFICIENT_GEMS, CHANGE_LIMIT. `suffix` distinguishes the hold of a retry from the first one.
 */
export async function holdGems(
  { creationId, userId, tokenId, resolved, quotedAt, now }: HoldOrder,
  ledger: Pick<GemLedger, "hold" | "countCalledOff">,
  suffix = "",
): Promise<string | null> {
  if (resolved.gems === 0) return null;
  await refuseManyCalledOff(userId, now, ledger);
  const { holdId } = await ledger.hold({
    ...{ userId, tokenId },
    gems: resolved.gems,
    key: `creation:${creationId}:hold${suffix}`,
    purpose: toMake(creationSubject(creationId)),
    description: describe(resolved),
    quote: { at: quotedAt, explanation: resolved.explanation },
    expiresAt: endOfHold(now),
    now,
  });
  return holdId;
}

export interface WorksOrder extends Omit<HoldOrder, "creationId" | "resolved"> {
  readonly orderId: string;
  readonly works: Works;
  /** Id of each work, in the order of `works`. */
  readonly creationIds: readonly string[];
}

/**
 * Holds the price of several works in one hold with a part for each; null when all are free.
 * Refusals as for holdGems.
 */
export async function holdForWorks(
  { orderId, works, creationIds, userId, tokenId, quotedAt, now }: WorksOrder,
  ledger: Pick<GemLedger, "hold" | "countCalledOff">,
): Promise<string | null> {
  const { gems, explanation } = priceOfWorks(works);
  if (gems === 0) return null;
  await refuseManyCalledOff(userId, now, ledger);
  const parts = works.map(({ kind, recipe, gems: own }, index) => {
    const seconds = Math.round(recipe.duration ?? 0);
    const params = { kind, seconds, place: index + 1, works: works.length };
    return {
      subject: creationSubject(creationIds[index] ?? ""),
      gems: own,
      description: { code: "creation.orderedPart", params } as const,
    };
  });
  const params = { kind: works[0].kind, works: works.length };
  const { holdId } = await ledger.hold({
    ...{ userId, tokenId, gems, now },
    key: `order:${orderId}:hold`,
    purpose: toMake(orderSubject(orderId)),
    description: { code: "creation.orderedSeveral", params },
    quote: { at: quotedAt, explanation },
    // Free works have no part in the hold.
    parts: parts.filter((part) => part.gems > 0),
    expiresAt: endOfHold(now),
  });
  return holdId;
}

const endOfHold = (now: Date) => new Date(now.getTime() + HOLD_HOURS * 3_600_000);

function describe({ kind, recipe }: HoldOrder["resolved"]): Sentence<"creation.ordered"> {
  return { code: "creation.ordered", params: { kind, seconds: Math.round(recipe.duration ?? 0) } };
}
