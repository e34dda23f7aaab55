import type {
  Action,
  Approximation,
  Emotion,
  Garment,
  Look,
  Mood,
  Place,
  TimeOfDay,
  Weather,
} from "../scene/scene-spec.ts";
import type { Relation } from "./lexicon/relation-words.ts";

/** A subject the prompt names, with what is said about it. */
export interface Mention {
  readonly subject: string;
  words: string;
  /** 1..6 */
  count: number;
  /** The number that was named, where it may not fit. */
  readonly wanted?: number;
  /** Times its natural size. */
  size: number;
  colour: string | undefined;
  action: Action | undefined;
  emotion: Emotion | undefined;
  wears: Garment[];
  /** Old and young together: they differ in size. */
  family: boolean;
  /** The picture shows something near what was said. */
  approximation: Approximation | undefined;
  /** What is written on it: signs only. */
  readonly text: string | undefined;
  /** How it stands to an earlier mention. */
  relation: { kind: Relation; readonly to: Mention } | undefined;
  /** The one before it in a list: "a fox, a rabbit and a frog". */
  readonly after?: Mention | undefined;
}

/** Everything the words of a prompt say, before anything is chosen. Earlier words come first. */
export interface Reading {
  mentions: Mention[];
  missing: string[];
  /** Those of the missing that are plain words of the language and may have an emblem. */
  unread: string[];
  /** Of what is no figure: places, garments, emblems. */
  approximations: Approximation[];
  places: Place[];
  times: TimeOfDay[];
  weathers: { readonly kind: Weather; readonly strength: number }[];
  moods: Mood[];
  looks: Look[];
  /** Actions of which no subject is known ("dancing in the rain"). */
  actions: Action[];
  /** "Portrait of …", "close-up": one figure, closely. */
  portrait: boolean;
}

/** A mention that nobody wrote. */
export const plainMention = (subject: string, words: string): Mention => ({
  subject,
  words,
  count: 1,
  size: 1,
  colour: undefined,
  action: undefined,
  emotion: undefined,
  wears: [],
  family: false,
  approximation: undefined,
  text: undefined,
  relation: undefined,
});

/** Before the first word. */
export const nothingRead = (portrait: boolean): Reading => ({
  mentions: [],
  missing: [],
  unread: [],
  approximations: [],
  places: [],
  times: [],
  weathers: [],
  moods: [],
  looks: [],
  actions: [],
  portrait,
});
