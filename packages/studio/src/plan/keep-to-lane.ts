import { placeOf } from "../scene/place/place-catalogue.ts";
import type { Place } from "../scene/scene-spec.ts";
import { type Draft, keepInside, widthOf } from "./draft.ts";

/** Minimum size in metres; sleds and skateboards are not bound to lanes. */
const SMALLEST = 0.9;
/** Minimum nearness of a driving vehicle. */
const DRIVES_AT = 0.86;

/**
 * Width and offset of a lane at that nearness, in frame widths; portrait frames show little beside
 * the road.
 */
const laneOf = (shape: number) =>
  shape > 1.2
    ? { width: 0.33, aside: 0.07 }
    : shape > 0.8
      ? { width: 0.5, aside: 0.05 }
      : { width: 0.62, aside: 0.02 };

/** Fits a lone vehicle on a road into its lane. */
export function keepToLane(drafts: readonly Draft[], place: Place, shape: number): void {
  if (placeOf(place).road !== true) return;
  const engines = drafts.filter(
    ({ role, altitude }) =>
      role.subject.rig === "engine" &&
      role.size >= SMALLEST &&
      altitude < 0.01 &&
      !role.subject.tags.includes("two-wheeled"),
  );
  const [engine] = engines;
  if (engine === undefined || engines.length > 1) return;
  const lane = laneOf(shape);
  const over = widthOf(engine, shape) / lane.width;
  if (over > 1) engine.height /= over;
  engine.nearness = Math.max(engine.nearness, DRIVES_AT);
  if (drafts.length === 1) engine.x = 0.5 + (engine.x < 0.5 ? -lane.aside : lane.aside);
  keepInside(engine, shape);
}
