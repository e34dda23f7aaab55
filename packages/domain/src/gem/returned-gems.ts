import type { HoldLot } from "./hold.ts";
import type { LotExtension } from "./ledger-change.ts";

/** Gems that come back can be used for at least this long. */
export const RETURNED_LIFE_DAYS = 7;

const day = 24 * 60 * 60 * 1000;

/** The lots whose life is too short to be given back as they are. */
export function extensionsFor(
  lots: readonly Pick<HoldLot, "lotId" | "expiresAt">[],
  now: Date,
): LotExtension[] {
  const earliest = new Date(now.getTime() + RETURNED_LIFE_DAYS * day);
  return lots.flatMap(({ lotId, expiresAt }) =>
    expiresAt !== null && expiresAt < earliest ? [{ lotId, expiresAt: earliest }] : [],
  );
}
