import { subjectOf } from "../../cast/catalogue/catalogue.ts";
import type { CastMember } from "../../scene/scene-spec.ts";

/** Maximum height in metres of things that belong on a table. */
const SMALL = 0.7;

/** Returns true for a thing that lies on a table rather than on the floor. */
export function isTableware({ subject, altitude }: CastMember): boolean {
  const { rig, size } = subjectOf(subject);
  return (rig === "prop" || rig === "plant") && size <= SMALL && altitude < 0.4;
}
