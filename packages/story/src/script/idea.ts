import type { CastEntry } from "@kinora/contracts/story/board";
import type { Place, TimeOfDay, Weather } from "@kinora/studio/scene/scene-spec";

export interface Pronouns {
  readonly they: string;
  readonly them: string;
  readonly their: string;
  readonly themself: string;
  readonly was: string;
}

/** Somebody (or something) the story is about. */
export interface StoryFigure {
  /** How texts call it inside a sentence: "Amina", "the paper boat". */
  readonly name: string;
  /** The phrase that introduces it: "a lonely lighthouse keeper". */
  readonly intro: string;
  /** Its noun: "lighthouse keeper". */
  readonly kind: string;
  readonly look: string;
  readonly pronouns: Pronouns;
  /** Whose voice suits it, as it is told and drawn; undefined: anybody's. */
  readonly gender: "female" | "male" | undefined;
  /** Key of the studio's subject that the look is drawn as. */
  readonly subject: string;
  readonly entry: CastEntry;
}

/** What happens, as the prompt says it. */
export interface Deed {
  /** goal: worth wanting · trouble: nobody wants it · state: no more than a situation. */
  readonly kind: "goal" | "trouble" | "state";
  /** "befriend a whale" */
  readonly infinitive: string;
  /** "befriended a whale" */
  readonly past: string;
}

/** A place as texts call it. */
export interface Setting {
  readonly key: Place;
  /** "the harbour" */
  readonly name: string;
  /** "at the harbour" */
  readonly at: string;
  readonly look: string;
}

/** What a prompt says, made ready for telling. */
export interface Idea {
  readonly hero: StoryFigure;
  /** The second one of the prompt. */
  readonly partner: StoryFigure | undefined;
  /** Whoever comes along: the partner, else somebody invented. */
  readonly helper: StoryFigure;
  readonly deed: Deed | undefined;
  /** Hero and partner are two of a kind: "two owls". */
  readonly couple: boolean;
  /** How things stand at the beginning, if the prompt says so. */
  readonly opensWith: Deed | undefined;
  readonly setting: Setting;
  /** Where the story goes; the setting itself when the prompt names it. */
  readonly away: Setting;
  readonly hour: TimeOfDay | undefined;
  readonly weather: Weather | undefined;
  /** The weather that is missed, and comes when all is well. */
  readonly longedFor: Weather | undefined;
  /** A thing that matters: "lantern". */
  readonly prop: string;
  /** The thing that the deed is about: not seen before it is done, and seen then. */
  readonly sought: string | undefined;
  /** The first sentence of the prompt, where somebody else than the hero does it. */
  readonly begins: string | undefined;
  /** Sentences of the prompt after the first, in the past tense. */
  readonly told: readonly string[];
}
