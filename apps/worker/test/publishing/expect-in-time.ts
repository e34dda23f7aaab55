import { LATE } from "@kinora/contracts/schedule/lateness";
import type { PublicationRecord } from "@kinora/domain/post/publication-record";
import { expect } from "vitest";

/**
 * Checks of a publication that was just armed that it is at its moment, wherever it was moved; the
 * first round is late only when its owner was asked.
 */
export function expectInTime({ dueAt, armedAt, rounds }: PublicationRecord): void {
  if (!dueAt) return;
  const late = (armedAt?.getTime() ?? 0) - dueAt.getTime();
  expect(late).toBeGreaterThanOrEqual(0);
  if (rounds === 1) expect(late).toBeLessThanOrEqual(LATE);
}
