import type { SubjectFacts } from "./judge-subject.ts";
import type { Field, Raster } from "./raster.ts";

/** A photo split into layers for a moving camera: foreground, background and depth. */
export interface PhotoScene {
  /** The whole view, opaque, inpainted behind a subject that was cut out. */
  readonly plate: Raster;
  /** Small map over the plate: 0 = far, 1 = near. */
  readonly depth: Field;
  /**
   * Cut out with its own colours, premultiplied, as large as the plate; null when nothing stands
   * out.
   */
  readonly subject: PhotoSubject | null;
  /** True for few flat colours: a drawing or a screenshot, whose depth would only be a guess. */
  readonly drawing: boolean;
}

export interface PhotoSubject {
  readonly picture: Raster;
  /** Small map over the plate: nearness of each part of the subject. */
  readonly depth: Field;
  readonly facts: SubjectFacts;
  /** True when the frame cuts off its lower end: a bust, not a figure on the ground. */
  readonly cutBelow: boolean;
}
