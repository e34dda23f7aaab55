import type { UndoableDecision } from "@kinora/contracts/moderation/case";

/** Reads a person's decisions that are not final yet, oldest first. */
export type ReadUndoableDecisions = (
  actorId: string,
  now: Date,
) => Promise<readonly UndoableDecision[]>;
