import type { BoardCase } from "@kinora/contracts/moderation/board-case";
import type { CaseFilter, CaseSource, ModerationCase } from "@kinora/contracts/moderation/case";
import { type FlagReason, SEVERE_HOURS, SEVERE_REASONS } from "@kinora/contracts/moderation/report";
import { titleOf } from "../../entities/creation/title-of.ts";

/** A case in the queue: of a work or of a shared storyboard. */
export type QueueEntry =
  | { readonly noun: "work"; readonly found: ModerationCase }
  | { readonly noun: "board"; readonly found: BoardCase };

/** What the queue is narrowed to; null where it is not. */
export interface QueueFilter {
  readonly source: CaseSource | null;
  readonly reason: FlagReason | null;
  readonly kind: NonNullable<CaseFilter["kind"]> | "board" | null;
}

export const NO_FILTER: QueueFilter = { source: null, reason: null, kind: null };

/** Returns the part of a filter that works are asked for; null when only storyboards are. */
export function worksFilter({ source, reason, kind }: QueueFilter): CaseFilter | null {
  if (kind === "board") return null;
  return { ...(source && { source }), ...(reason && { reason }), ...(kind && { kind }) };
}

/** Returns the storyboards that a filter leaves. */
export const filterBoards = (
  boards: readonly BoardCase[],
  { source, reason, kind }: QueueFilter,
): readonly BoardCase[] =>
  boards.filter(
    ({ of, reports }) =>
      (kind === null || kind === "board") &&
      (source === null || (of === "appeal" ? "appeal" : "report") === source) &&
      (reason === null || reports.some((report) => report.reason === reason)),
  );

/**
 * Puts the cases of works and of storyboards into one queue. Each list is sorted by urgency already;
 * storyboards, of which there are few, come before works that are as severe.
 */
export function queueEntries(
  works: readonly ModerationCase[],
  boards: readonly BoardCase[],
): readonly QueueEntry[] {
  const entries: readonly QueueEntry[] = [
    ...boards.map((found) => ({ noun: "board", found }) as const),
    ...works.map((found) => ({ noun: "work", found }) as const),
  ];
  return entries.toSorted((one, other) => Number(isSevere(other)) - Number(isSevere(one)));
}

const isSevere = ({ found }: QueueEntry): boolean =>
  found.reports.some(({ reason }) => SEVERE_REASONS.includes(reason));

/** Returns by when a case has to be decided; null when no time was promised. */
export function decideBy({
  found: { reports },
}: {
  readonly found: Pick<BoardCase, "reports">;
}): Date | null {
  const severe = reports.filter(({ reason }) => SEVERE_REASONS.includes(reason));
  if (severe.length === 0) return null;
  const first = Math.min(...severe.map(({ at }) => Date.parse(at)));
  return new Date(first + SEVERE_HOURS * 3_600_000);
}

export const idOf = ({ noun, found }: QueueEntry): string =>
  noun === "work" ? found.work.id : found.id;

export const nameOf = ({ noun, found }: QueueEntry): string =>
  noun === "work" ? titleOf(found.work) : found.title;

/** Cases that concern children, and storyboards, are decided individually. */
export const isDecidedWithOthers = ({ noun, found }: QueueEntry): boolean =>
  noun === "work" && found.reports.every(({ reason }) => reason !== "child_abuse");
