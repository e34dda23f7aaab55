import type { HoldLot } from "./hold.ts";
import { issuerOf, type LotExtension, type Movement } from "./ledger-change.ts";
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

/** What becomes of gems that go back. */
export interface Return {
  /** Lots that live on. */
  readonly extensions: LotExtension[];
  /** Gems of lots that have ended: they leave again, booked right after they came back. */
  readonly lost: Movement[];
}

/**
 * A lot is given a longer life when it was our fault that its gems were away, and once: who cancels, or
 * orders what the scan refuses, gets back what is left of the old one. Ends at the end of a UTC day.
 */
export function decideReturn(
  returned: readonly ReturnedGems[],
  { ourFault, now }: { readonly ourFault: boolean; readonly now: Date },
): Return {
  const soon = new Date(now.getTime() + RETURNED_LIFE_DAYS * day);
  const extensions: LotExtension[] = [];
  const lost: Movement[] = [];
  for (const { lot, gems } of returned) {
    const { lotId, expiresAt, extended } = lot;
    if (ourFault && !extended && expiresAt !== null && expiresAt < soon) {
      extensions.push({ lotId, expiresAt: startOfUtcDay(now, RETURNED_LIFE_DAYS + 1) });
    } else if (isExpired(lot, now)) {
      lost.push({ lotId, gems, from: "available", to: issuerOf(lot.kind) });
    }
  }
  return { extensions, lost };
}
