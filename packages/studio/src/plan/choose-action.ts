import type { Subject } from "../cast/catalogue/subject.ts";
import { isDone } from "../scene/action/action-catalogue.ts";
import { isWeightless } from "../scene/place/place-catalogue.ts";
import type { Random } from "../scene/random.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { Action, Place } from "../scene/scene-spec.ts";

/**
 * Returns the action that the "action" effect gives to a subject that would otherwise stand still.
 */
function enliven(subject: Subject, random: Random): Action {
  if (subject.rig === "beast" || subject.rig === "pony") return random.pick(["run", "jump"]);
  if (subject.rig === "toy") return random.pick(["run", "jump", "dance"]);
  if (subject.rig === "prop" || subject.rig === "plant") return random.pick(["dance", "jump"]);
  return random.pick(["jump", "dance"]);
}

/**
 * Returns an action the subject can do in this place, as close as possible to the one in the
 * prompt.
 */
export function chooseAction(
  subject: Subject,
  named: Action | undefined,
  place: Place,
  effect: SceneRequest["effect"],
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
        return isDone(wished, "wholeBody") && wished !== "fly" ? wished : "swim";
      if (wished === "jump" || wished === "dance" || wished === "spin" || wished === "fly")
        return wished;
      if (place === "ocean" || place === "beach" || place === "lake")
        return subject.size < 4 && subject.faces !== "front" ? "jump" : "swim";
      return "float";
    case "spirit":
      return subject.stance === "sky" ? "float" : isDone(wished, "wholeBody") ? wished : "fly";
    case "plant":
    case "prop":
      if (floats && subject.size < 1.5 && place === "space") return "float";
      if (named === undefined)
        return effect === "action" && subject.size < 1 ? enliven(subject, random) : "idle";
      return isDone(named, "wholeBody") ? named : "idle";
    default:
      // A figure that drives or sails without a vehicle walks or floats; riders are seated later.
      if (wished === "drive" || wished === "sail") return floats ? "float" : "walk";
      if (floats && (isDone(wished, "resting") || wished === "fly" || wished === "walk"))
        return place === "space" ? "float" : "swim";
      if (place === "ocean" && subject.stance === "ground" && !isDone(wished, "overWater"))
        return "swim";
      if (subject.stance === "air" && isDone(wished, "resting") && named === undefined)
        return "fly";
      if (effect === "action" && isDone(wished, "resting") && wished !== "sleep")
        return enliven(subject, random);
      if (effect === "motion" && wished === "idle" && subject.stance === "ground") return "walk";
      return wished;
  }
}
