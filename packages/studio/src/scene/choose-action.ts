import type { Subject } from "../cast/catalogue/subject.ts";
import { isWeightless } from "./place-traits.ts";
import type { Random } from "./random.ts";
import type { Action, Place, Recipe } from "./scene-spec.ts";

const RESTING: ReadonlySet<Action> = new Set([
  "idle",
  "sleep",
  "sit",
  "eat",
  "play",
  "wave",
  "look",
]);
/** Done above or upon the water, not in it. */
const OVER_WATER: ReadonlySet<Action> = new Set(["fly", "jump", "surf", "ski", "sail"]);
const WHOLE_BODY: ReadonlySet<Action> = new Set([
  "dance",
  "jump",
  "spin",
  "float",
  "fly",
  "sleep",
  "wave",
]);

/** What the "action" effect makes of a subject that would only stand there. */
function enliven(subject: Subject, random: Random): Action {
  if (subject.rig === "beast" || subject.rig === "pony") return random.pick(["run", "jump"]);
  if (subject.rig === "toy") return random.pick(["run", "jump", "dance"]);
  if (subject.rig === "prop" || subject.rig === "plant") return random.pick(["dance", "jump"]);
  return random.pick(["jump", "dance"]);
}

/** An action the subject can do in this place, as near as possible to the one the prompt names. */
export function chooseAction(
  subject: Subject,
  named: Action | undefined,
  place: Place,
  effect: Recipe["effect"],
  random: Random,
): Action {
  const floats = isWeightless(place);
  const wished = named ?? subject.action;
  switch (subject.rig) {
    case "engine":
      if (floats) return "float";
      return named === "idle" || named === "sit"
        ? "idle"
        : wished === "fly" || wished === "jump"
          ? wished
          : "drive";
    case "vessel":
      if (place === "space") return "float";
      return wished === "fly" || wished === "jump" || wished === "spin" ? wished : "sail";
    case "craft":
      return named === "idle" || named === "sit"
        ? "float"
        : wished === "float" || wished === "spin"
          ? wished
          : "fly";
    case "swimmer":
      if (place === "underwater")
        return WHOLE_BODY.has(wished) && wished !== "fly" ? wished : "swim";
      if (wished === "jump" || wished === "dance" || wished === "spin" || wished === "fly")
        return wished;
      if (place === "ocean" || place === "beach" || place === "lake")
        return subject.size < 4 && subject.faces !== "front" ? "jump" : "swim";
      return "float";
    case "spirit":
      return subject.stance === "sky" ? "float" : WHOLE_BODY.has(wished) ? wished : "fly";
    case "plant":
    case "prop":
      if (floats && subject.size < 1.5 && place === "space") return "float";
      if (named === undefined)
        return effect === "action" && subject.size < 1 ? enliven(subject, random) : "idle";
      return WHOLE_BODY.has(named) ? named : "idle";
    default:
      // Who drives or sails without a vehicle goes on foot; riders are seated later.
      if (wished === "drive" || wished === "sail") return floats ? "float" : "walk";
      if (floats && (RESTING.has(wished) || wished === "fly" || wished === "walk"))
        return place === "space" ? "float" : "swim";
      if (place === "ocean" && subject.stance === "ground" && !OVER_WATER.has(wished))
        return "swim";
      if (subject.stance === "air" && RESTING.has(wished) && named === undefined) return "fly";
      if (effect === "action" && RESTING.has(wished) && wished !== "sleep")
        return enliven(subject, random);
      if (effect === "motion" && wished === "idle" && subject.stance === "ground") return "walk";
      return wished;
  }
}
