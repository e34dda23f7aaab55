import { planScene } from "../plan/plan-scene.ts";
import { readPrompt } from "../read/read-prompt.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { CastMember, SceneSpec, TimeOfDay } from "../scene/scene-spec.ts";
import { splitChange } from "./split-change.ts";

/** The time of day that follows each, for scenes with nothing else to become. */
const LATER: Readonly<Record<TimeOfDay, TimeOfDay>> = {
  dawn: "day",
  day: "night",
  "golden-hour": "night",
  dusk: "night",
  night: "dawn",
};

/** Places where a change of time is hardly visible; they change to another seed instead. */
const TIMELESS: ReadonlySet<string> = new Set(["space", "underwater", "moon", "mars", "cave"]);

/** Places each figure where its predecessor stood, so that one grows out of the other. */
function standIn(members: readonly CastMember[], forerunners: readonly CastMember[]) {
  return members.map((member, index) => {
    const before = forerunners[index];
    if (before === undefined) return member;
    return { ...member, x: before.x, nearness: before.nearness, facing: before.facing };
  });
}

/**
 * Plans the scene of one half of the prompt, in the place of the whole when the half names none.
 */
function planHalf(recipe: SceneRequest, words: string, whole: SceneSpec): SceneSpec {
  const { places, times } = readPrompt(words);
  const where = places.length === 0 ? `, ${whole.place.replaceAll("-", " ")}` : "";
  const when = times.length === 0 ? `, ${whole.time.replaceAll("-", " ")}` : "";
  return planScene({ ...recipe, prompt: `${words}${where}${when}` });
}

function looksAlike(a: SceneSpec, b: SceneSpec): boolean {
  const facts = ({ place, time, season, weather, cast }: SceneSpec) =>
    JSON.stringify([
      place,
      time,
      season,
      weather,
      cast.map(({ subject, colour }) => [subject, colour]),
    ]);
  return facts(a) === facts(b);
}

/** Returns the same scene some hours later. */
function later(scene: SceneSpec): SceneSpec {
  if (TIMELESS.has(scene.place)) return { ...scene, seed: (scene.seed + 1) % 2 ** 31 };
  return { ...scene, time: LATER[scene.time] };
}

/** Splits a scene with two kinds of figures into one with each kind; the background stays. */
function betweenSubjects(scene: SceneSpec): readonly [SceneSpec, SceneSpec] | null {
  const kinds = [...new Set(scene.cast.map(({ subject }) => subject))];
  const [first, second] = kinds;
  if (first === undefined || second === undefined) return null;
  const of = (kind: string) => scene.cast.filter(({ subject }) => subject === kind);
  const rest = scene.cast.filter(({ subject }) => subject !== first && subject !== second);
  return [
    { ...scene, cast: [...of(first), ...rest] },
    { ...scene, cast: [...standIn(of(second), of(first)), ...rest] },
  ];
}

/**
 * Plans a morph. The prompt may state the change ("a caterpillar turns into a butterfly");
 * otherwise its first kind of figure becomes its second, and a scene with one kind or none becomes
 * itself at another time of day.
 */
export function planMorph(recipe: SceneRequest): SceneSpec {
  const whole = planScene(recipe);
  const change = splitChange(recipe.prompt);
  let pair: readonly [SceneSpec, SceneSpec] = betweenSubjects(whole) ?? [whole, later(whole)];
  if (change !== null) {
    const first = planHalf(recipe, change.before, whole);
    const then = planHalf(recipe, change.after, first);
    pair = [first, { ...then, cast: standIn(then.cast, first.cast) }];
  }
  const [first, then] = pair;
  const last = looksAlike(first, then) ? later(then) : then;
  const { camera, look } = first;
  // Both scenes share one camera and one look, so that they stay aligned while they morph.
  return { ...first, missing: whole.missing, becomes: { ...last, camera, look, missing: [] } };
}
