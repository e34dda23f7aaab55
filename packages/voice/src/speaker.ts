import type { Voice } from "@kinora/catalogue/voices";
import type { ScriptWord } from "./script/read-script.ts";
import type { Take } from "./take.ts";

/** A word with its sounds, in the letters of the network that will say them. */
export interface SoundedWord extends ScriptWord {
  readonly sounds: readonly string[];
}

/** A network that speaks. */
export interface Speaker {
  readonly engine: Voice["engine"];
  /** Most sounds that are spoken well in one breath; longer sentences are cut. */
  readonly breath: number;
  /** Gives words their sounds; a word of which nothing can be said is left out. */
  sound(words: readonly ScriptWord[], voice: Voice): Promise<readonly SoundedWord[]>;
  /** Speaks words in one breath. What comes out is not judged here. */
  speak(words: readonly SoundedWord[], voice: Voice, speed: number): Promise<Take>;
  close(): Promise<void>;
}
