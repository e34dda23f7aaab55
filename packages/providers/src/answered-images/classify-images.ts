import type { SubmitOutcome } from "@kinora/domain/hosted/provider";
import { classifySubmit } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { type ImagesMade, readImages } from "./read-images.ts";

/**
 * Timeout in milliseconds for an answer that carries the result itself, which is lost if we hang
 * up. The longest that fits twice into one attempt of a job.
 */
export const ANSWER_PATIENCE = 300_000;

export interface ImagesReading {
  /** True when the refusal cites the provider's content rules. */
  readonly isPolicy: (answer: UpstreamAnswer) => boolean;
  /** Reads the images of an answer; null when the answer is not in the provider's format. */
  readonly read?: (output: unknown) => ImagesMade | null;
}

/**
 * Classifies a POST whose answer contains the images. The provider assigns no id, so the order is
 * identified by our key. Withheld images were made and may be billed.
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
