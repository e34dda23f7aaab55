import type { HoldLot } from "./hold.ts";
import { issuerOf, type LedgerAccount, type LotExtension, type Movement } from "./ledger-change.ts";
import { isExpired } from "./lot.ts";
import { startOfUtcDay } from "./utc-day.ts";

/** Minimum lifetime of gems that are returned through our fault. */
export const RETURNED_LIFE_DAYS = 7;

const day = 24 * 60 * 60 * 1000;

/** Gems to return to their lot. */
export interface ReturnedGems {
  readonly lot: HoldLot;
  readonly gems: number;
}

/** Circumstances that decide how gems are returned. */
export interface ReturnReason {
  readonly ourFault: boolean;
  /** Gems that the person owes. */
  readonly owed: number;
  readonly now: Date;
}

/** Movements and extensions for returned gems. */
export interface Return {
  /** Gems that return to their lots or repay debt. */
  readonly back: Movement[];
  /** Lots with a later expiry. */
  readonly extensions: LotExtension[];
  /** Gems of expired lots, which are booked out again right after their return. */
  readonly lost: Movement[];
}

/**
 * Repays debt first, with gems of the lots that expire first. The rest returns to its lots. A lot's
 * expiry is extended only when the return is our fault, and only once, so a user who cancels or
 * orders what the scan refuses keeps the old expiry. The new expiry is the end of a UTC day.
 */
export function decideReturn(
  returned: readonly ReturnedGems[],
  from: LedgerAccount,
  { ourFault, owed, now }: ReturnReason,
): Return {
  const soon = new Date(now.getTime() + RETURNED_LIFE_DAYS * day);
  const back: Movement[] = [];
  const extensions: LotExtension[] = [];
  const lost: Movement[] = [];
  let debt = owed;
  for (const { lot, gems } of debt > 0 ? returned.toSorted(endsFirst) : returned) {
    const { lotId, expiresAt, extended } = lot;
    const repaid = Math.min(gems, debt);
    const rest = gems - repaid;
    debt -= repaid;
    if (repaid > 0) back.push({ lotId, gems: repaid, from, to: "owed" });
    if (rest === 0) continue;
    back.push({ lotId, gems: rest, from, to: "available" });
    if (ourFault && !extended && expiresAt !== null && expiresAt < soon) {
      extensions.push({ lotId, expiresAt: startOfUtcDay(now, RETURNED_LIFE_DAYS + 1) });
    } else if (isExpired(lot, now)) {
      lost.push({ lotId, gems: rest, from: "available", to: issuerOf(lot.kind) });
    }
  }
  return { back, extensions, lost };
}

/** Sorts by expiry, no expiry last; ties by lot id, which puts the older lot first. */
function endsFirst({ lot: a }: ReturnedGems, { lot: b }: ReturnedGems): number {
  const [endA, endB] = [a, b].map(({ expiresAt }) => expiresAt?.getTime() ?? Number.MAX_VALUE);
  return (endA ?? 0) - (endB ?? 0) || (a.lotId < b.lotId ? -1 : 1);
}
