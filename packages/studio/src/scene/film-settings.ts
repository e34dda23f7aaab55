/**
 * How a film is filmed, beside what its scene says: settings of the form under their names in the
 * specification. What is left out (or null) the scene decides. Pictures take none of them.
 */
export interface FilmSettings {
  /** How many times larger the nearest figures are at the end than at the start; below 1 the camera goes back. */
  readonly zoom?: number | null | undefined;
  /** −100..100: hundredths of the farthest way the camera can go to the right. */
  readonly translation_x?: number | null | undefined;
  /** −100..100: hundredths of the farthest way the camera can go down. */
  readonly translation_y?: number | null | undefined;
  /** 0..24: how far the sheets shift against each other sideways; 12 as the scene has it, 0 not at all. */
  readonly motion_field_strength_x?: number | null | undefined;
  /** The same upward and downward. */
  readonly motion_field_strength_y?: number | null | undefined;
  /** 1..15: strength of effect, camera and weather; 7.5 as the scene has it. */
  readonly guidance_scale?: number | null | undefined;
  /** The last frame leads back into the first. */
  readonly loop?: boolean | null | undefined;
  /** The scene the film ends on; it begins on that of the prompt. */
  readonly last_prompt?: string | null | undefined;
}
