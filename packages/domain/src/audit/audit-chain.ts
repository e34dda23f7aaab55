import { canonical } from "../canonical.ts";
import type { AuditRecord } from "./audit-log.ts";

/** A line as it is kept: it names the one before by its hash, and the reason by a digest. */
export interface AuditLine extends Omit<AuditRecord, "reason"> {
  /** 1, 2, 3 and so on. */
  readonly number: number;
  /** Under which the reason is kept, and its salted digest; null: none was given. */
  readonly reason: { readonly key: string; readonly digest: string } | null;
  /** Hash of the line before, in hex; FIRST before the first. */
  readonly previous: string;
  readonly hash: string;
}

/** Where the log ended at some moment. Whoever keeps it can prove later that what was there still is. */
export interface AuditHead {
  readonly number: number;
  readonly hash: string;
}

export type Sha256 = (text: string) => string;

/** What the first line follows. */
export const FIRST = "0".repeat(64);

/** SHA-256 of everything in a line but its hash, in hex. */
export function hashOfLine(line: Omit<AuditLine, "hash">, sha256: Sha256): string {
  const { number, at, action, actorId, subject, before, after, reason, requestId, previous } = line;
  const said = { number, action, actorId, subject, before, after, reason, requestId, previous };
  return sha256(canonical({ ...said, at: at.toISOString() }));
}

/** A reason that is still kept, with its salt. */
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
  /** A head that was kept names a line that is another one now, or is not there any more. */
  | { readonly what: "rewritten"; readonly number: number }
  | { readonly what: "cut off"; readonly number: number };

export interface AuditVerdict {
  readonly flaws: readonly AuditFlaw[];
  readonly lines: number;
  /** Highest line that a kept head proves; lines after it could have been cut off unseen. */
  readonly proved: number;
}

/**
 * Follows the log from its first line to its last.
 *
 * @param lines in order of their numbers, with the reason where it is still kept
 * @param heads that somebody kept, in any order
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
