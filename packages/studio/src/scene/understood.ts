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

/** Sizes of figures, times their natural one. */
export const UNDERSTOOD_SIZES = {
  tiny: 0.4,
  small: 0.7,
  usual: 1,
  large: 1.4,
  giant: 2.2,
} as const;

/** How a figure stands to an earlier one. */
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

/** What somebody else understood of a prompt, in the catalogue's own terms and the prompt's own words. Plain JSON. */
export interface Understood {
  readonly figures: readonly {
    /** Empty: nobody wrote it. */
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
    /** The earlier figure that it stands so to, by its number from 0; -1: none. */
    readonly to: number;
    /** What is written on it; empty: nothing. */
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
