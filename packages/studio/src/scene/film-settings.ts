/**
 * How a film is filmed, in addition to what its scene specifies: settings of the form with their
 * names in the specification. The scene decides those omitted (or null). Pictures ignore all of
 * them.
 */
export interface FilmSettings {
  /**
   * Scale of the nearest figures at the end relative to the start; below 1 the camera moves back.
   */
  readonly zoom?: number | null | undefined;
  /** −100..100: percentage of the maximum camera travel to the right. */
  readonly translation_x?: number | null | undefined;
  /** −100..100: percentage of the maximum camera travel downwards. */
  readonly translation_y?: number | null | undefined;
  /** 0..24: horizontal shift of the sheets against each other; 12 is the scene's own, 0 is none. */
  readonly motion_field_strength_x?: number | null | undefined;
  /** 0..24: vertical shift of the sheets against each other; 12 is the scene's own, 0 is none. */
  readonly motion_field_strength_y?: number | null | undefined;
  /** 1..15: strength of effect, camera and weather; 7.5 is the scene's own. */
  readonly guidance_scale?: number | null | undefined;
  /** True when the last frame leads back to the first. */
  readonly loop?: boolean | null | undefined;
  /** Prompt of the scene the film ends on; it begins with the scene of the main prompt. */
  readonly last_prompt?: string | null | undefined;
}
