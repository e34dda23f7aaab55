import type { Relation } from "./lexicon/relation-words.ts";
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
} from "./scene-spec.ts";

/** A subject the prompt names, with what is said about it. */
export interface Mention {
  readonly subject: string;
  words: string;
  /** 1..6 */
  count: number;
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
}

/** Everything the words of a prompt say, before anything is chosen. Earlier words come first. */
export interface Reading {
  mentions: Mention[];
  missing: string[];
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
