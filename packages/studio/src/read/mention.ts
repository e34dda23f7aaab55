import { subjectOf } from "../cast/catalogue/catalogue.ts";
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

/** A subject named in the prompt, with its description. */
export interface Mention {
  readonly subject: string;
  words: string;
  /** 1..6 */
  count: number;
  /** True when it is named with "a" or "an". */
  readonly single?: true;
  /** The number named, when it may exceed the limit. */
  readonly wanted?: number;
  /** Factor of its natural size. */
  size: number;
  colour: string | undefined;
  action: Action | undefined;
  /** The words for the action. */
  deed?: string;
  emotion: Emotion | undefined;
  wears: Garment[];
  /** True for old and young together, which differ in size. */
  family: boolean;
  /** Set when the picture shows something near what was named. */
  approximation: Approximation | undefined;
  /** Text written on it; only for signs. */
  readonly text: string | undefined;
  /** Relation to an earlier mention; `close` when both are at one spot: "next to", not "and". */
  relation: { kind: Relation; readonly to: Mention; readonly close?: boolean } | undefined;
  /** The previous mention of a list: "a fox, a rabbit and a frog". */
  readonly after?: Mention | undefined;
}

const LIFELESS: ReadonlySet<string> = new Set(["prop", "plant", "sign"]);

/** True for a person or an animal, which can do something. */
export const isAlive = ({ subject }: Mention): boolean => !LIFELESS.has(subjectOf(subject).rig);

/** Words for a part of the setting. */
export interface SaidSetting {
  readonly words: string;
  readonly place: Place | undefined;
  readonly time: TimeOfDay | undefined;
  readonly weather: Weather | undefined;
}

/** A single thing that some places draw by themselves: "a bush". */
export interface SaidScenery {
  readonly words: string;
  /** In the singular. */
  readonly thing: string;
  /** Relation of a figure to it. */
  readonly relation: Relation | undefined;
  readonly of: Mention | undefined;
}

/** Everything a prompt states, before any choices are made. In order of the prompt. */
export interface Reading {
  mentions: Mention[];
  missing: string[];
  /** Missing words that are ordinary vocabulary and may have an emblem. */
  unread: string[];
  /** Approximations of everything except figures: places, garments, emblems. */
  approximations: Approximation[];
  places: Place[];
  /** Words that only name a place, a time or a weather, with what they name. */
  settings: SaidSetting[];
  /** Single pieces of scenery, and how a figure stands to them. */
  scenery: SaidScenery[];
  times: TimeOfDay[];
  weathers: { readonly kind: Weather; readonly strength: number }[];
  moods: Mood[];
  looks: Look[];
  /** Actions without a known subject ("dancing in the rain"). */
  actions: Action[];
  /** True for "portrait of …" and "close-up": one figure, closely. */
  portrait: boolean;
}

/** Creates a mention that is not in the prompt. */
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

/** Initial state before the first word. */
export const nothingRead = (portrait: boolean): Reading => ({
  mentions: [],
  missing: [],
  unread: [],
  approximations: [],
  places: [],
  settings: [],
  scenery: [],
  times: [],
  weathers: [],
  moods: [],
  looks: [],
  actions: [],
  portrait,
});
