import { join } from "node:path";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { MAX_FAILURES } from "@kinora/domain/job/job";
import { ClaimLost } from "@kinora/domain/job/job-steps";
import type { PieceToMake } from "@kinora/domain/story/schedule-pieces";
import type { StoredPiece } from "@kinora/domain/story/stored-piece";
import type { PieceOrder } from "@kinora/domain/story/story-engine";
import type { PieceFailure, PieceOutcome } from "@kinora/domain/story/worklist";
import { commitPiece, type PieceCommit } from "./commit-piece.ts";
import { makeOnePiece } from "./make-one-piece.ts";
import type { Making } from "./making.ts";
import type { StoryPorts } from "./story-ports.ts";

type PieceWork = PieceToMake<StoredPiece> & PieceCommit & Pick<Making, "recipe" | "onFailure">;

/**
 * Makes a piece and commits it, in as many tries as our engine has. Where failures end the work, and for
 * what is none of the piece's (aborted, ClaimLost, a database that does not answer), it rejects.
 */
export async function tryPiece(
  work: PieceWork,
  signal: AbortSignal,
  ports: StoryPorts,
): Promise<PieceOutcome<StoredPiece>> {
  const { job, order, onFailure } = work;
  const directory = join(ports.scratch, job.id);
  for (let tries = 1; ; tries += 1) {
    try {
      const piece = await makeOnePiece({ ...work, directory }, signal, ports);
      await commitPiece(piece, work, ports);
      return { piece };
    } catch (error) {
      signal.throwIfAborted();
      const passes = error instanceof ClaimLost || ports.isPassing(error);
      if (passes || onFailure === "end") throw error;
      ports.log(`job ${job.id}, ${order.kind}, try ${tries}: ${messageOf(error)}`);
      const failure = failureOf(order, error, tries);
      if (failure) return { failure };
    }
  }
}

/** Null: it is tried again. */
function failureOf({ kind }: PieceOrder, error: unknown, tries: number): PieceFailure | null {
  if (error instanceof InputRefused) return { said: error.said, ourFault: false };
  if (tries < MAX_FAILURES) return null;
  const piece = kind === "own-narration" ? "ownNarration" : kind;
  return {
    said: { code: "story.pieceUnmade", params: { piece } },
    ourFault: kind === "picture",
  };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
