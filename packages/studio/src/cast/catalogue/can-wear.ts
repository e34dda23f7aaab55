import type { Garment } from "../../scene/scene-spec.ts";
import type { Subject } from "./subject.ts";

/**
 * Clothes for the trunk, only for figures with a drawn cloth body or a picture that shows cloth
 * below the head.
 */
const CLOTHES: ReadonlySet<string> = new Set(["dress", "shirt", "coat"]);
const CLOTHED: ReadonlySet<string> = new Set(["doll", "bust"]);

/** Rigs with known eyes and neck, which can wear everything. */
const DRESSED: ReadonlySet<string> = new Set(["toy", "doll"]);
/** Rigs with whole pictures, which can only wear something on top of the head. */
const CROWNED: ReadonlySet<string> = new Set(["hopper", "bust"]);

/** Returns true when the studio can put a garment on a subject. */
export function canWear(subject: Subject, item: Garment["item"]): boolean {
  if (CLOTHES.has(item)) return CLOTHED.has(subject.rig);
  return (
    DRESSED.has(subject.rig) || (CROWNED.has(subject.rig) && (item === "hat" || item === "crown"))
  );
}
