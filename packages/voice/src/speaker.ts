import type { NarratorVoice } from "@kinora/catalogue/voices";
import type { ScriptWord } from "./script/read-script.ts";
import type { SpokenTake } from "./take.ts";

/** A word with its sounds, in the letters of the network that will say them. */
export interface SoundedWord extends ScriptWord {
  readonly sounds: readonly string[];
}

/** A network that speaks. */
export interface Speaker {
  readonly engine: NarratorVoice["engine"];
  /** Most sounds that are spoken well in one breath; longer sentences are cut. */
  readonly breath: number;
  /** Gives words their sounds; a word of which nothing can be said is left out. */
  sound(words: readonly ScriptWord[], voice: NarratorVoice): Promise<readonly SoundedWord[]>;
  /** Speaks words in one breath. What comes out is not judged here. */
  speak(words: readonly SoundedWord[], voice: NarratorVoice, speed: number): Promise<SpokenTake>;
  close(): Promise<void>;
}
