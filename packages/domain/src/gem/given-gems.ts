import type { LotKind } from "./gem-ledger.ts";

/**
 * Kinds of gems that were paid for. All others are given: sign-up, daily gems, gifts, awards,
 * prizes and corrections.
 */
const BOUGHT: ReadonlySet<LotKind> = new Set(["subscription", "pack", "booster"]);

export const isGiven = (kind: LotKind): boolean => !BOUGHT.has(kind);
