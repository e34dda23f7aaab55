/** How a stage is filmed, beside what its scene says. */
export interface Steering {
  /** How many times larger the plane of depth 1 is at the end than at the start; null: as the scene moves. */
  readonly zoom: number | null;
  /** −1..1: share of the farthest way the camera goes right and down; null: as the scene moves. */
  readonly travelX: number | null;
  readonly travelY: number | null;
  /** The scene's own camera moves so many times as far. */
  readonly swayX: number;
  readonly swayY: number;
  /** How much more lively the figures are: 0 as they are, 1 twice as strong. */
  readonly energy: number;
  /** The camera comes back to where it was, and nobody leaves: the end leads into the beginning. */
  readonly loop: boolean;
}

/** The camera and the figures as the scene has them. */
export const UNSTEERED: Steering = {
  zoom: null,
  travelX: null,
  travelY: null,
  swayX: 1,
  swayY: 1,
  energy: 0,
  loop: false,
};
