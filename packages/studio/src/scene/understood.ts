import type {
  Action,
  Emotion,
  Garment,
  Look,
  Mood,
  Place,
  TimeOfDay,
  Weather,
} from "./scene-spec.ts";

/** Sizes of figures as factors of their natural size. */
export const UNDERSTOOD_SIZES = {
  tiny: 0.4,
  small: 0.7,
  usual: 1,
  large: 1.4,
  giant: 2.2,
} as const;

/** Relations of a figure to an earlier one. */
export const UNDERSTOOD_RELATIONS = [
  "on",
  "in",
  "under",
  "behind",
  "before",
  "between",
  "beside",
  "hold",
  "give",
  "embrace",
  "face",
  "climb",
  "pull",
] as const;

/**
 * A language model's reading of a prompt, in the catalogue's terms and the prompt's own words.
 * Plain JSON.
 */
export interface Understood {
  readonly figures: readonly {
    /** Empty when the prompt has no words for it. */
    readonly words: string;
    /** A key of the catalogue. */
    readonly subject: string;
    readonly count: number;
    readonly size: keyof typeof UNDERSTOOD_SIZES;
    /** A word for a colour. */
    readonly colour: string | null;
    readonly action: Action | null;
    readonly emotion: Emotion | null;
    readonly wears: readonly {
      readonly item: Garment["item"] | null;
      readonly colour: string | null;
    }[];
    readonly relation: (typeof UNDERSTOOD_RELATIONS)[number] | null;
    /** Index from 0 of the earlier figure it relates to; -1 for none. */
    readonly to: number;
    /** Text written on it; empty for none. */
    readonly sign: string;
  }[];
  readonly place: Place | null;
  readonly time: TimeOfDay | null;
  readonly weather: Weather | null;
  readonly mood: Mood | null;
  readonly look: Look | null;
  readonly portrait: boolean;
  readonly missing: readonly string[];
}
