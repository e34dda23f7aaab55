/** How a stage is filmed, in addition to what its scene specifies. */
export interface Steering {
  /**
   * Scale of the plane at depth 1 at the end relative to the start; null keeps the scene's
   * movement.
   */
  readonly zoom: number | null;
  /**
   * −1..1: fraction of the maximum camera travel to the right and down; null keeps the scene's
   * movement.
   */
  readonly travelX: number | null;
  readonly travelY: number | null;
  /** Factors applied to the movement of the scene's own camera. */
  readonly swayX: number;
  readonly swayY: number;
  /** Additional liveliness of the figures: 0 unchanged, 1 twice as strong. */
  readonly energy: number;
  /**
   * True when the camera returns to its start and no figure leaves, so that the end leads into the
   * beginning.
   */
  readonly loop: boolean;
}

/** Leaves the camera and the figures as the scene specifies. */
export const UNSTEERED: Steering = {
  zoom: null,
  travelX: null,
  travelY: null,
  swayX: 1,
  swayY: 1,
  energy: 0,
  loop: false,
};
