import type { Mood, Season, TimeOfDay } from "../scene-spec.ts";

/** The places whose sounds and instruments the others share. */
export type PlaceKin =
  | "city"
  | "neon-city"
  | "forest"
  | "jungle"
  | "mountains"
  | "desert"
  | "beach"
  | "ocean"
  | "underwater"
  | "space"
  | "snow"
  | "village"
  | "farm"
  | "room";

/** A spot of open water: how near, how tall a swimmer may be there, in frame heights, and where across, if not everywhere. */
export interface Berth {
  readonly nearness: number;
  readonly tallest: number;
  /** Frame widths from the middle, to either side. */
  readonly aside?: number;
}

/** Water that lies across the whole picture behind a shore. */
export const waterAcross = (nearness: number): readonly Berth[] =>
  [0.02, -0.03, 0.08, -0.08].map((off) => ({ nearness: nearness + off, tallest: 0.36 }));

/** All that the house knows of a place but how it is painted (`place/`). */
export interface PlaceFacts {
  /** Words for it, in the singular. It draws what they name. */
  readonly words: string;
  /** Words for what the studio has no place for and shows as this one, which is told. */
  readonly near?: string;
  /** The place whose sounds and instruments it shares. */
  readonly kin: PlaceKin;
  /**
   * `open`: weather falls before the camera. `indoors`: lamps and windows light it, weather stays outside.
   * `closed`: neither sky nor weather. `weightless`: closed, and nothing stands.
   */
  readonly air: "open" | "indoors" | "closed" | "weightless";
  /** Leaves fall and snow lies where the year has four seasons. */
  readonly year: "seasons" | "none";
  /** How it bends the sky and the air above it: a colour and how much of it, 0..1. */
  readonly tint?: readonly [string, number];
  /** Subjects of the catalogue that its painting shows by itself. */
  readonly shows?: readonly string[];
  /** Where its water is, and how near who stands must be to have the shore under the feet, 0..1. */
  readonly berths?: readonly Berth[];
  readonly shore?: number;
  /** Its middle is a road with two lanes. */
  readonly road?: true;
  /** Snow and ice lie there always. */
  readonly frozen?: true;
  /**
   * `unmirrored`: there is writing to read. `middle`: its ground falls away on both sides, and who stood there
   * would stand in the air.
   */
  readonly stand?: "unmirrored" | "middle";
  /** The hour when none is named: whatever else speaks for another, or unless something does. */
  readonly alwaysAt?: TimeOfDay;
  readonly usuallyAt?: TimeOfDay;
  /** Moods and seasons when none is named; one that is likelier stands there more than once. */
  readonly moods?: readonly Mood[];
  readonly moodsByDay?: readonly Mood[];
  readonly seasons?: readonly Season[];
}
