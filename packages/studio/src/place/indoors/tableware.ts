import { subjectOf } from "../../cast/catalogue/catalogue.ts";
import type { CastMember } from "../../scene/scene-spec.ts";

/** Metres up to which a thing is at home on a table. */
const SMALL = 0.7;

/** A thing that lies on a table rather than on the floor. */
export function isTableware({ subject, altitude }: CastMember): boolean {
  const { rig, size } = subjectOf(subject);
  return (rig === "prop" || rig === "plant") && size <= SMALL && altitude < 0.4;
}
