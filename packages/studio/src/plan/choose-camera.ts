import type { Random } from "../scene/random.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { CastMember, Mood, SceneSpec } from "../scene/scene-spec.ts";

type Camera = SceneSpec["camera"];

const MOVES_OF_MOOD: Readonly<Record<Mood, readonly Camera["move"][]>> = {
  calm: ["drift", "push-in", "pan-right", "pan-left"],
  joyful: ["push-in", "drift", "pan-right"],
  mysterious: ["push-in", "drift", "pan-left"],
  epic: ["rise", "pull-out", "push-in"],
  melancholy: ["pull-out", "drift"],
  tense: ["push-in", "pull-out"],
};

const TRAVELLING: ReadonlySet<string> = new Set(["walk", "run", "fly", "drive", "sail", "swim"]);

/** Chooses the camera by the form's effect, or by the mood without one. */
export function chooseCamera(
  effect: SceneRequest["effect"],
  mood: Mood,
  cast: readonly CastMember[],
  random: Random,
): Camera {
  if (effect === "zoom") return { move: "push-in", strength: 0.95 };
  if (effect === "action") return { move: cast.length === 0 ? "rise" : "follow", strength: 0.8 };
  if (effect === "motion") return { move: random.pick(["pan-left", "pan-right"]), strength: 0.85 };
  if (cast.some((member) => TRAVELLING.has(member.action)) && random.next() < 0.5) {
    return { move: "follow", strength: 0.5 };
  }
  return { move: random.pick(MOVES_OF_MOOD[mood]), strength: random.between(0.4, 0.55) };
}
