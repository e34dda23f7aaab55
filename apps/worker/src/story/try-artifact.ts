import { join } from "node:path";
import type { Sentence } from "@kinora/contracts/message/sentence";
import { InputRefused } from "@kinora/domain/creation/input-refused";
import { MAX_FAILURES } from "@kinora/domain/job/job";
import { ClaimLost } from "@kinora/domain/job/job-steps";
import type { ArtifactToMake } from "@kinora/domain/story/schedule-artifacts";
import type { StoredArtifact } from "@kinora/domain/story/stored-artifact";
import type { ArtifactOrder } from "@kinora/domain/story/story-engine";
import type { ArtifactFailure, ArtifactOutcome } from "@kinora/domain/story/worklist";
import { Waits } from "../job/interruption.ts";
import { type ArtifactCommit, commitArtifact } from "./commit-artifact.ts";
import { makeOneArtifact } from "./make-one-artifact.ts";
import type { Making } from "./making.ts";
import { NotMadeElsewhere } from "./not-made-elsewhere.ts";
import { PatienceLost } from "./patience.ts";
import type { StoryPorts } from "./story-ports.ts";

type ArtifactWork = ArtifactToMake<StoredArtifact> &
  ArtifactCommit &
  Pick<Making, "recipe" | "pictures" | "onFailure"> & { readonly patience?: AbortSignal };

/**
 * Makes an artifact and commits it, with as many tries as the built-in engine allows. Rejects when
 * failures end the job, and for errors unrelated to the artifact (aborted, ClaimLost, an
 * unavailable database).
 */
export async function tryArtifact(
  work: ArtifactWork,
  signal: AbortSignal,
  ports: StoryPorts,
): Promise<ArtifactOutcome<StoredArtifact>> {
  const { job, order, onFailure } = work;
  const directory = join(ports.scratch, job.id);
  for (let tries = 1; ; tries += 1) {
    try {
      const artifact = await makeOneArtifact({ ...work, directory }, signal, ports);
      await commitArtifact(artifact, work, ports);
      return { artifact };
    } catch (error) {
      signal.throwIfAborted();
      // While a service works on a picture or clip, everything else is made and the others are
      // ordered.
      if (error instanceof Waits && isAsked(order)) return { later: error.until };
      if (error instanceof PatienceLost) return { notBegun: true };
      const passes = error instanceof ClaimLost || error instanceof Waits || ports.isPassing(error);
      if (passes || onFailure === "end") throw error;
      ports.log(`job ${job.id}, ${order.kind}, try ${tries}: ${messageOf(error)}`);
      const failure = failureOf(order, error, tries);
      if (failure) return { failure };
    }
  }
}

const isAsked = ({ kind }: ArtifactOrder) => kind === "picture" || kind === "footage";

const PIECE_NAMES = { "own-narration": "ownNarration", "last-frame": "footage" } as const;
type Piece = Sentence<"story.pieceUnmade">["params"]["piece"];
const unmade = (piece: Piece) => ({ code: "story.pieceUnmade", params: { piece } }) as const;

/** Null when it should be tried again. */
function failureOf(order: ArtifactOrder, error: unknown, tries: number): ArtifactFailure | null {
  if (error instanceof InputRefused) return { said: error.said, ourFault: false };
  // A service is asked only once.
  if (error instanceof NotMadeElsewhere) return { said: error.said, ourFault: true };
  if (tries < MAX_FAILURES) return null;
  const { kind } = order;
  if (kind === "last-frame" || kind === "own-narration")
    return { said: unmade(PIECE_NAMES[kind]), ourFault: kind === "last-frame" };
  return { said: unmade(kind), ourFault: isAsked(order) };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
