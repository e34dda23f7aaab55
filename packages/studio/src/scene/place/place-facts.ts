import type { Mood, Place, Season, TimeOfDay } from "../scene-spec.ts";

/** Places whose sounds and instruments the others share. */
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

/**
 * A spot of open water: its nearness, the maximum height of a swimmer in frame heights, and its
 * horizontal position if it does not span the picture.
 */
export interface Berth {
  readonly nearness: number;
  readonly tallest: number;
  /** Frame widths from the middle, to either side. */
  readonly aside?: number;
}

/** Water that spans the whole picture behind a shore. */
export const waterAcross = (nearness: number): readonly Berth[] =>
  [0.02, -0.03, 0.08, -0.08].map((off) => ({ nearness: nearness + off, tallest: 0.36 }));

/** All facts about a place except how it is painted (`place/`). */
export interface PlaceFacts {
  /** Words for it, in the singular; its painting shows what they name. */
  readonly words: string;
  /** Words for places that the studio lacks and shows as this one, which is reported. */
  readonly near?: string;
  /** Other places that every painting of it shows as well: a beach shows the ocean. */
  readonly alsoShows?: readonly Place[];
  /** Other places that its painting shows when the prompt asks for them. */
  readonly canShow?: readonly Place[];
  /** The place whose sounds and instruments it shares. */
  readonly kin: PlaceKin;
  /**
   * `open`: weather falls in front of the camera. `indoors`: lamps and windows light it, and
   * weather stays outside. `closed`: neither sky nor weather. `weightless`: closed, and nothing
   * stands.
   */
  readonly air: "open" | "indoors" | "closed" | "weightless";
  /** True indoors without a window: no weather can be seen from it. */
  readonly windowless?: true;
  /** Whether leaves fall and snow settles with the four seasons. */
  readonly year: "seasons" | "none";
  /** Tint of the sky and the air above it: a colour and its strength, 0..1. */
  readonly tint?: readonly [string, number];
  /** Catalogue subjects that its painting already shows. */
  readonly shows?: readonly string[];
  /**
   * Positions of its water, and the minimum nearness, 0..1, at which figures stand on the shore.
   */
  readonly berths?: readonly Berth[];
  readonly shore?: number;
  /** True when its middle is a road with two lanes. */
  readonly road?: true;
  /** True when it is always covered with snow and ice. */
  readonly frozen?: true;
  /**
   * `unmirrored`: it contains writing. `middle`: its ground falls away on both sides, where figures
   * would stand in the air.
   */
  readonly stand?: "unmirrored" | "middle";
  /** Time of day when none is named: unconditional, and by default. */
  readonly alwaysAt?: TimeOfDay;
  readonly usuallyAt?: TimeOfDay;
  /** Moods and seasons when none is named; repeated entries are more likely. */
  readonly moods?: readonly Mood[];
  readonly moodsByDay?: readonly Mood[];
  readonly seasons?: readonly Season[];
}
