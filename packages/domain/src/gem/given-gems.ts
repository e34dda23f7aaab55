import type { LotKind } from "./gem-ledger.ts";

/** Gems that somebody paid for. All others are given: at sign-up, by the day, as gifts, awards, prizes and corrections. */
const BOUGHT: ReadonlySet<LotKind> = new Set(["subscription", "pack", "booster"]);

export const isGiven = (kind: LotKind): boolean => !BOUGHT.has(kind);
