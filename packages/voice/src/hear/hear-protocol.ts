import type { SpokenWord } from "../narration.ts";
import type { HeardShare } from "../script/share-heard.ts";
import type { RecognizerName } from "./read-recognizer.ts";
import type { HeardWord } from "./token-text.ts";

/** A recording, and the texts to align with it; null to only transcribe it. */
export interface HearRequest {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly texts: readonly string[] | null;
  readonly recognizer: RecognizerName;
}

export interface Heard {
  readonly heard: readonly HeardWord[];
  readonly words: readonly SpokenWord[];
  readonly share: HeardShare | null;
}
