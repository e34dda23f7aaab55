import type { Sentence } from "@kinora/contracts/message/sentence";
/** A word as spoken. */
export interface SpokenWord {
  readonly text: string;
  /** Seconds in the take; start < end, and no word begins before the preceding one. */
  readonly start: number;
  readonly end: number;
  /** UTF-16 range in the given text. */
  readonly from: number;
  readonly to: number;
}

/** A narrated text. */
export interface Narration {
  /** One channel, −1 to 1, finite. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly seconds: number;
  readonly words: readonly SpokenWord[];
  /** Key of the requested voice. */
  readonly voice: string;
  readonly engine: "large" | "small";
  /** Number of pieces that were spoken again because the first result was not speech. */
  readonly redone: number;
  /** Notices for the listener: what was left out, and which voice stood in. */
  readonly notices: readonly Sentence[];
}

export interface SpeechOrder {
  readonly text: string;
  /** Key of a voice. */
  readonly voice: string;
  /** 0.7 to 1.4; 1 is the voice's own pace. */
  readonly speed: number;
  /**
   * Maximum seconds that its words may take at the voice's own pace, as they are said: numbers and
   * abbreviations in full. Unlimited when omitted.
   */
  readonly mostSeconds?: number;
  /** Opaque key of the person it is for; people share the narrator fairly. */
  readonly whose?: string;
  readonly signal?: AbortSignal;
  /** Ends only the wait for its turn; a line that has begun goes on. */
  readonly patience?: AbortSignal;
  /** Receives the share of the text that has been spoken, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** The part of an order that is sent to the narrator's process. */
export type SentOrder = Pick<SpeechOrder, "text" | "voice" | "speed" | "mostSeconds">;
