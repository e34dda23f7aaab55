import type { Sentence } from "@kinora/contracts/message/sentence";
/** A word as it was said. */
export interface SpokenWord {
  readonly text: string;
  /** Seconds in the take; start < end, and no word begins before the one ahead of it. */
  readonly start: number;
  readonly end: number;
  /** UTF-16 range in the given text. */
  readonly from: number;
  readonly to: number;
}

/** A text, read aloud. */
export interface Narration {
  /** One channel, −1 to 1, finite. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly seconds: number;
  readonly words: readonly SpokenWord[];
  /** Key of the voice that was asked for. */
  readonly voice: string;
  readonly engine: "large" | "small";
  /** How many pieces had to be spoken again, because what came out was no speech. */
  readonly redone: number;
  /** For the one who listens: what was left out, and which voice stood in. */
  readonly notices: readonly Sentence[];
}

export interface SpeechOrder {
  readonly text: string;
  /** Key of a voice. */
  readonly voice: string;
  /** 0.7 to 1.4; 1 is the voice's own pace. */
  readonly speed: number;
  readonly signal?: AbortSignal;
  /** Share of the text that is spoken, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** What of an order is sent to the process that speaks it. */
export type SentOrder = Pick<SpeechOrder, "text" | "voice" | "speed">;
