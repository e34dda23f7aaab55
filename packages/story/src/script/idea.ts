import type { CastEntry } from "@kinora/contracts/story/board";
import type { Place, TimeOfDay, Weather } from "@kinora/studio/scene/scene-spec";

export interface Pronouns {
  readonly they: string;
  readonly them: string;
  readonly their: string;
  readonly themself: string;
  readonly was: string;
}

/** A person, creature or thing the story is about. */
export interface StoryFigure {
  /** Its name inside a sentence: "Amina", "the paper boat". */
  readonly name: string;
  /** The phrase that introduces it: "a lonely lighthouse keeper". */
  readonly intro: string;
  /** Its noun: "lighthouse keeper". */
  readonly kind: string;
  readonly look: string;
  readonly pronouns: Pronouns;
  /** Gender of a suitable voice, from the text and the drawing; undefined when any voice fits. */
  readonly gender: "female" | "male" | undefined;
  /** Key of the studio subject it is drawn as. */
  readonly subject: string;
  readonly entry: CastEntry;
}

/** An event as stated in the prompt. */
export interface Deed {
  /** goal: worth wishing for · trouble: unwelcome · state: only a situation. */
  readonly kind: "goal" | "trouble" | "state";
  /** "befriend a whale" */
  readonly infinitive: string;
  /** "befriended a whale" */
  readonly past: string;
}

/** A place as named in the text. */
export interface Setting {
  readonly key: Place;
  /** "the harbour" */
  readonly name: string;
  /** "at the harbour" */
  readonly at: string;
  readonly look: string;
}

/** The content of a prompt, prepared for telling. */
export interface Idea {
  readonly hero: StoryFigure;
  /** The second main figure of the prompt. */
  readonly partner: StoryFigure | undefined;
  /** The companion: the partner, or an invented figure. */
  readonly helper: StoryFigure;
  readonly deed: Deed | undefined;
  /** True when hero and partner are of the same kind: "two owls". */
  readonly couple: boolean;
  /** Situation at the beginning, if the prompt states one. */
  readonly opensWith: Deed | undefined;
  readonly setting: Setting;
  /** The destination; the same as the setting when the prompt names the place. */
  readonly away: Setting;
  readonly hour: TimeOfDay | undefined;
  readonly weather: Weather | undefined;
  /** Weather that is missed and arrives at the happy ending. */
  readonly longedFor: Weather | undefined;
  /** The story's prop: "lantern". */
  readonly prop: string;
  /** The thing the deed is about, which appears only once the deed is done. */
  readonly sought: string | undefined;
  /** The first sentence of the prompt, when its subject is not the hero. */
  readonly begins: string | undefined;
  /** Further sentences of the prompt, in the past tense. */
  readonly told: readonly string[];
}
