import type { HoldLot } from "./hold.ts";
import { issuerOf, type LedgerAccount, type LotExtension, type Movement } from "./ledger-change.ts";
import { isExpired } from "./lot.ts";
import { startOfUtcDay } from "./utc-day.ts";

/** Gems that come back through a fault of ours can be used for at least this long. */
export const RETURNED_LIFE_DAYS = 7;

const day = 24 * 60 * 60 * 1000;

/** Gems that go back to the lot they came from. */
export interface ReturnedGems {
  readonly lot: HoldLot;
  readonly gems: number;
}

/** How gems go back. */
export interface ReturnReason {
  readonly ourFault: boolean;
  /** What the person owes. */
  readonly owed: number;
  readonly now: Date;
}

/** What becomes of gems that go back. */
export interface Return {
  /** Back to their lots, or to what is owed. */
  readonly back: Movement[];
  /** Lots that live on. */
  readonly extensions: LotExtension[];
  /** Gems of lots that have ended: they leave again, booked right after they came back. */
  readonly lost: Movement[];
}

/**
 * What is owed is paid off first, with gems of the lots that end first. The other ones go back to their lots: such a lot
 * is given a longer life when it was our fault that its gems were away, and once: who cancels, or orders what the scan
 * refuses, gets back what is left of the old one. Ends at the end of a UTC day.
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

/** Never last; of equal ends the older lot. */
function endsFirst({ lot: a }: ReturnedGems, { lot: b }: ReturnedGems): number {
  const [endA, endB] = [a, b].map(({ expiresAt }) => expiresAt?.getTime() ?? Number.MAX_VALUE);
  return (endA ?? 0) - (endB ?? 0) || (a.lotId < b.lotId ? -1 : 1);
}
