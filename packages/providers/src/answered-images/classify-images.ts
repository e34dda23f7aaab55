import type { SubmitOutcome } from "@kinora/domain/hosted/provider";
import { classifySubmit } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { type ImagesMade, readImages } from "./read-images.ts";

/**
 * Milliseconds that an answer is waited for which brings what was made, and with which that may be lost: as long as an
 * attempt of a job has time for twice.
 */
export const ANSWER_PATIENCE = 300_000;

export interface ImagesReading {
  /** Does a refusal speak of their rules? */
  readonly isPolicy: (answer: UpstreamAnswer) => boolean;
  /** What an answer brought; null: it is none of theirs. */
  readonly read?: (output: unknown) => ImagesMade | null;
}

/**
 * What came of a POST whose answer is its pictures. They have no id there: it is known by our key. What was held back was
 * made, and may be paid.
 */
export function classifyImages(
  exchanged: Exchanged,
  key: string,
  { isPolicy, read = readImages }: ImagesReading,
): SubmitOutcome {
  const isMade = exchanged.kind === "answered" && exchanged.answer.status === 200;
  const made = isMade ? read(readJson(exchanged.answer)) : null;
  switch (made?.kind) {
    case "files":
      return { kind: "accepted", upstreamId: key, files: made.files };
    case "failed":
      return { kind: "accepted", upstreamId: key, files: [] };
    case "refused":
      return { ...made, upstreamId: key };
    default:
      return classifySubmit(exchanged, { idOf: () => null, isPolicy });
  }
}
