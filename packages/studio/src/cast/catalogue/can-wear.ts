import type { Garment } from "../../scene/scene-spec.ts";
import type { Subject } from "./subject.ts";

/** Clothes of the trunk: only for those whose body is drawn in cloth, or whose picture is of cloth below the head. */
const CLOTHES: ReadonlySet<string> = new Set(["dress", "shirt", "coat"]);
const CLOTHED: ReadonlySet<string> = new Set(["doll", "bust"]);

/** Heads whose eyes and neck are known; they wear everything. */
const DRESSED: ReadonlySet<string> = new Set(["toy", "doll"]);
/** Whole pictures: only what stands on top of a head. */
const CROWNED: ReadonlySet<string> = new Set(["hopper", "bust"]);

/** Whether the studio can put a garment on a subject. */
export function canWear(subject: Subject, item: Garment["item"]): boolean {
  if (CLOTHES.has(item)) return CLOTHED.has(subject.rig);
  return (
    DRESSED.has(subject.rig) || (CROWNED.has(subject.rig) && (item === "hat" || item === "crown"))
  );
}
