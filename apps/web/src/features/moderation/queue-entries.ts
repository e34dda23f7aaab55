import type { BoardCase } from "@kinora/contracts/moderation/board-case";
import type { CaseSource, ModerationCase } from "@kinora/contracts/moderation/case";
import { titleOf } from "../../entities/creation/title-of.ts";

/** A case in the queue: of a work or of a shared storyboard. */
export type QueueEntry =
  | { readonly noun: "work"; readonly found: ModerationCase }
  | { readonly noun: "board"; readonly found: BoardCase };

/** What lets a report hide a work at once; such cases come first. */
const SEVERE: readonly string[] = ["child_abuse", "promotes_terrorism"];

/**
 * Puts the cases of works and of storyboards into one queue. Each list is sorted by urgency already;
 * storyboards, of which there are few, come before works that are as severe.
 */
export function queueEntries(
  works: readonly ModerationCase[],
  boards: readonly BoardCase[],
  shown: CaseSource | "all",
): readonly QueueEntry[] {
  const source = ({ of }: BoardCase): CaseSource => (of === "appeal" ? "appeal" : "report");
  const entries: readonly QueueEntry[] = [
    ...boards
      .filter((one) => shown === "all" || source(one) === shown)
      .map((found) => ({ noun: "board", found }) as const),
    ...works.map((found) => ({ noun: "work", found }) as const),
  ];
  return entries.toSorted((one, other) => Number(isSevere(other)) - Number(isSevere(one)));
}

const isSevere = ({ found }: QueueEntry): boolean =>
  found.reports.some(({ reason }) => SEVERE.includes(reason));

export const idOf = ({ noun, found }: QueueEntry): string =>
  noun === "work" ? found.work.id : found.id;

export const nameOf = ({ noun, found }: QueueEntry): string =>
  noun === "work" ? titleOf(found.work) : found.title;

/** Cases that concern children, and storyboards, are decided individually. */
export const isDecidedWithOthers = ({ noun, found }: QueueEntry): boolean =>
  noun === "work" && found.reports.every(({ reason }) => reason !== "child_abuse");
