import type { SubmitOutcome } from "@kinora/domain/hosted/provider";
import { classifySubmit } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { readImages } from "./read-images.ts";

/**
 * Milliseconds that an answer is waited for which brings what was made, and with which that may be lost: as long as an
 * attempt of a job has time for twice.
 */
export const ANSWER_PATIENCE = 300_000;

/**
 * What came of a POST whose answer is its pictures. They have no id there: it is known by our key. What was held back was
 * made, and may be paid.
 */
export function classifyImages(
  exchanged: Exchanged,
  key: string,
  isPolicy: (answer: UpstreamAnswer) => boolean,
): SubmitOutcome {
  const isMade = exchanged.kind === "answered" && exchanged.answer.status === 200;
  const made = isMade ? readImages(readJson(exchanged.answer)) : null;
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
