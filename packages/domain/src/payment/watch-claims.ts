import type { ClaimStore } from "../store-claims.ts";
import type { DifferenceStore } from "./difference.ts";

/** Google gives the money back after 72 hours. */
const LATE = 48 * 3_600_000;

/** Listed at once. */
const MOST_LATE = 100;

/**
 * Raises the alarm about what was paid two days ago and is not claimed: it is kept beside what the
 * reconciliation finds, until somebody has taken note.
 */
export async function watchClaims(
  {
    claims,
    differences,
    log,
  }: {
    readonly claims: Pick<ClaimStore, "listLate">;
    readonly differences: Pick<DifferenceStore, "keep">;
    readonly log: (message: string) => void;
  },
  now: () => Date,
): Promise<void> {
  const late = await claims.listLate(new Date(+now() - LATE), MOST_LATE);
  const found = late.map(({ subject, paidAt }) => ({
    ...{ name: "paid in an app and not confirmed to its store", subject },
    ...{ expected: "confirmed within 48 hours", found: `waiting since ${paidAt.toISOString()}` },
  }));
  await differences.keep("claims", found, now());
  if (late.length > 0)
    log(
      `ALARM: ${late.length} paid purchases are not claimed after 48 hours; Google returns the money after 72.`,
    );
}
