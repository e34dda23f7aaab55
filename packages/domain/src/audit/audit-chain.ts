import { canonical } from "../canonical.ts";
import type { AuditRecord } from "./audit-log.ts";

/** A stored line. It refers to the previous line by its hash and to the reason by a digest. */
export interface AuditLine extends Omit<AuditRecord, "reason"> {
  /** Consecutive, starting at 1. */
  readonly number: number;
  /** Key under which the reason is stored, and its salted digest; null when none was given. */
  readonly reason: { readonly key: string; readonly digest: string } | null;
  /** Hash of the previous line, in hex; FIRST for the first line. */
  readonly previous: string;
  readonly hash: string;
}

/**
 * The end of the log at some moment. Keeping a head makes it possible to prove later that the log
 * up to it is unchanged.
 */
export interface AuditHead {
  readonly number: number;
  readonly hash: string;
}

export type Sha256 = (text: string) => string;

/** Previous hash of the first line. */
export const FIRST = "0".repeat(64);

/** Returns the SHA-256 of all fields of a line except its hash, in hex. */
export function hashOfLine(line: Omit<AuditLine, "hash">, sha256: Sha256): string {
  const { number, at, action, actorId, subject, before, after, reason, requestId, previous } = line;
  const said = { number, action, actorId, subject, before, after, reason, requestId, previous };
  return sha256(canonical({ ...said, at: at.toISOString() }));
}

/** A reason that is still stored, with its salt. */
export interface KeptReason {
  readonly salt: string;
  readonly text: string;
}

export const digestOfReason = ({ salt, text }: KeptReason, sha256: Sha256): string =>
  sha256(`${salt}\n${text}`);

export type AuditFlaw =
  | { readonly what: "missing"; readonly number: number }
  | { readonly what: "altered"; readonly number: number }
  | { readonly what: "reason altered"; readonly number: number }
  /** A kept head refers to a line that has changed. */
  | { readonly what: "rewritten"; readonly number: number }
  | { readonly what: "cut off"; readonly number: number };

export interface AuditVerdict {
  readonly flaws: readonly AuditFlaw[];
  readonly lines: number;
  /** Number of the highest line that a kept head proves; truncation after it would go unnoticed. */
  readonly proved: number;
}

/**
 * Verifies the log from its first line to its last.
 *
 * @param lines in ascending order, each with its reason if that is still stored
 * @param heads kept earlier, in any order
 */
export async function verifyAudit(
  lines: AsyncIterable<AuditLine & { readonly kept: KeptReason | null }>,
  heads: readonly AuditHead[],
  sha256: Sha256,
): Promise<AuditVerdict> {
  const flaws: AuditFlaw[] = [];
  const known = Map.groupBy(heads, ({ number }) => number);
  let [last, previous, proved] = [0, FIRST, 0];
  for await (const line of lines) {
    const { number, hash, reason, kept } = line;
    if (number !== last + 1) flaws.push({ what: "missing", number: last + 1 });
    else if (line.previous !== previous || hash !== hashOfLine(line, sha256))
      flaws.push({ what: "altered", number });
    if (kept && reason && digestOfReason(kept, sha256) !== reason.digest)
      flaws.push({ what: "reason altered", number });
    const held = known.get(number);
    if (held?.some((head) => head.hash !== hash)) flaws.push({ what: "rewritten", number });
    else if (held) proved = number;
    [last, previous] = [number, hash];
  }
  const furthest = Math.max(0, ...heads.map(({ number }) => number));
  if (furthest > last) flaws.push({ what: "cut off", number: last + 1 });
  return { flaws, lines: last, proved };
}
