import { findLead } from "../draw/compose-stage.ts";
import { openStageSparingly } from "../draw/open-stage.ts";
import { chooseLight } from "../light/choose-light.ts";
import type { FrameSource } from "../picture/raw-frame.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";
import type { FrameSize } from "../stage/stage.ts";
import { readStrength } from "./film-strength.ts";
import { openMorph } from "./morph/open-morph.ts";
import { openLoop } from "./open-loop.ts";
import { openScope } from "./open-scope.ts";
import { steerFilm } from "./steer-film.ts";

/**
 * Returns true when both scenes have the same figures, so that only the time of day or the place
 * changes.
 */
function sameCast(one: SceneSpec, other: SceneSpec): boolean {
  const names = ({ cast }: SceneSpec) => cast.map(({ subject, colour }) => `${subject} ${colour}`);
  return names(one).join() === names(other).join();
}

/**
 * Opens the frames of a video recipe: the stage of its scene with its effect and settings. `spec`
 * is the result of planFilm for the recipe. The same arguments always draw the same pixels.
 */
export async function openFilm(
  spec: SceneSpec,
  recipe: SceneRequest,
  frame: FrameSize,
): Promise<FrameSource> {
  const { duration, effect } = recipe;
  const steering = steerFilm(recipe);
  const strength = readStrength(recipe);
  const stage = await openStageSparingly(spec, frame, duration, steering);
  if (spec.becomes !== undefined && effect !== "scope") {
    const last = await openStageSparingly(spec.becomes, frame, duration, steering);
    const turns = !sameCast(spec, spec.becomes);
    return openMorph(stage, last, frame, { duration, seed: spec.seed, strength, turns });
  }
  if (effect === "scope") {
    const facing = findLead(spec.cast)?.facing;
    return openScope(stage, frame, chooseLight(spec), { duration, strength, facing });
  }
  return steering.loop ? openLoop(stage, frame, duration) : stage;
}

/**
 * Moment in seconds that represents a film as a still: before a change begins, and when a scope is
 * wide open.
 */
export function posterMoment({ effect, duration, last_prompt }: SceneRequest): number {
  if (effect === "morph" || last_prompt) return duration * 0.12;
  return effect === "scope" ? duration * 0.6 : duration / 2;
}
