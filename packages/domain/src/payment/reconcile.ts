import type { BookDifference, DifferenceStore } from "./difference.ts";

/** A part of the reconciliation; it only reads. */
export interface ReconciliationPart {
  readonly name: string;
  readonly check: (now: Date) => Promise<readonly BookDifference[]>;
}

export interface ReconcilePorts {
  readonly parts: readonly ReconciliationPart[];
  readonly differences: Pick<DifferenceStore, "keep" | "addRun">;
  readonly log: (message: string) => void;
}

/**
 * Compares books that must agree, and keeps what differs until a person has acknowledged it. Nothing
 * is ever repaired. A part that fails says nothing about what it found before.
 */
export async function reconcile(
  { parts, differences, log }: ReconcilePorts,
  now: () => Date,
): Promise<{ readonly found: readonly BookDifference[]; readonly failed: readonly string[] }> {
  const beganAt = now();
  const all: BookDifference[] = [];
  const failed: string[] = [];
  for (const { name, check } of parts) {
    try {
      const found = await check(now());
      await differences.keep(name, found, now());
      all.push(...found);
    } catch (error) {
      failed.push(name);
      log(`reconciliation, ${name}: ${error}`);
    }
  }
  for (const { name, subject, expected, found } of all)
    log(`reconciliation: ${name}, ${subject}: expected ${expected}, found ${found}`);
  await differences.addRun({ beganAt, endedAt: now(), found: all.length, failed });
  return { found: all, failed };
}
