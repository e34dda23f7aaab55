import {
  PRIZE_BALLOTS_LEAST,
  PRIZE_VOTERS_LEAST,
} from "@kinora/contracts/challenge/challenge-limits";
import type { PrizeKind } from "@kinora/contracts/challenge/challenge-vocabulary";
import type { PrizePlan } from "@kinora/contracts/challenge/prize-plan";
import { awardPrizes } from "@kinora/contracts/challenge-result/award-prizes";

export interface PrizePreview {
  /** How many win each prize, and gems for each of them; prizes that nobody wins are missing. */
  readonly won: ReadonlyMap<PrizeKind, { readonly winners: number; readonly gems: number }>;
  readonly back: number;
}

/** Returns what so many authors would win, by the rules that the server goes by. */
export function previewPrizes(pool: number, plan: PrizePlan, authors: number): PrizePreview {
  const ranked = Array.from({ length: authors }, (_, n) => ({ entry: `e${n}`, author: `a${n}` }));
  const enough = { ballots: PRIZE_BALLOTS_LEAST, voters: PRIZE_VOTERS_LEAST };
  const { prizes, back } = awardPrizes({ pool, plan, isHosted: false }, ranked, new Set(), enough);
  const won = new Map<PrizeKind, { winners: number; gems: number }>();
  for (const { kind, gems } of prizes)
    won.set(kind, { winners: (won.get(kind)?.winners ?? 0) + 1, gems });
  return { won, back };
}
