import type { SubjectFacts } from "./judge-subject.ts";
import type { Field, Raster } from "./raster.ts";

/** A photo taken apart for a camera that moves: what is in front, what is behind, how near each is. */
export interface PhotoScene {
  /** The whole view; behind a subject that was cut out, painted in. Opaque. */
  readonly plate: Raster;
  /** Small map over the plate: 0 = far, 1 = near. */
  readonly depth: Field;
  /** Cut out with its own colours, premultiplied, as large as the plate; null = nothing stands out. */
  readonly subject: PhotoSubject | null;
  /** Few flat colours: a drawing or a screenshot, where depth would only be guessed. */
  readonly drawing: boolean;
}

export interface PhotoSubject {
  readonly picture: Raster;
  /** Small map over the plate: how near each part of it is. */
  readonly depth: Field;
  readonly facts: SubjectFacts;
  /** Its lower end is cut by the frame: a bust, not a figure on the ground. */
  readonly cutBelow: boolean;
}
