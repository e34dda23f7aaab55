import type { NarratorVoice } from "@kinora/catalogue/voices";
import type { ScriptWord } from "./script/read-script.ts";
import type { SpokenTake } from "./take.ts";

/** A word with its sounds, in the alphabet of the network that speaks them. */
export interface SoundedWord extends ScriptWord {
  readonly sounds: readonly string[];
}

/** A network that speaks. */
export interface Speaker {
  readonly engine: NarratorVoice["engine"];
  /** Maximum sounds that are spoken well in one breath; longer sentences are split. */
  readonly breath: number;
  /** Converts words to sounds; drops a word without any sound. */
  sound(words: readonly ScriptWord[], voice: NarratorVoice): Promise<readonly SoundedWord[]>;
  /** Speaks words in one breath, without checking the result. */
  speak(words: readonly SoundedWord[], voice: NarratorVoice, speed: number): Promise<SpokenTake>;
  close(): Promise<void>;
}
