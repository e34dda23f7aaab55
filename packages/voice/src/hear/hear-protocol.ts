import type { SpokenWord } from "../narration.ts";
import type { RecognizerName } from "./read-recognizer.ts";
import type { HeardWord } from "./token-text.ts";

/** A recording, and the text it is said to say; without a text it is only written down. */
export interface HearRequest {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly text: string | null;
  readonly recognizer: RecognizerName;
}

export interface Heard {
  readonly heard: readonly HeardWord[];
  readonly words: readonly SpokenWord[];
  /** Share of the text's words that were heard; null where it cannot be told. */
  readonly share: number | null;
}
