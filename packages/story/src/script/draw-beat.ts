import type { CastEntry, StorySettings } from "@kinora/contracts/story/board";
import { subjectOf } from "@kinora/studio/cast/catalogue/catalogue";
import { planScene } from "@kinora/studio/plan/plan-scene";
import { placeOf } from "@kinora/studio/scene/place/place-catalogue";
import { createRandom, type Random } from "@kinora/studio/scene/random";
import type { SceneSpec, TimeOfDay } from "@kinora/studio/scene/scene-spec";
import { checkDrift } from "../cast/check-drift.ts";
import { expandVisual } from "../cast/expand-visual.ts";
import type { Beat } from "./genre/book.ts";
import type { Setting, StoryFigure } from "./idea.ts";

/** Type of movement in a beat: "walker" for figures with legs, the others for figures without. */
type Gait = "walker" | "swimmer" | "flyer" | "thing";

/** Phrases for figures with legs; all of them leave an animal with a scarf on its four legs. */
const WALKER: Readonly<Record<Beat, readonly string[]>> = {
  hook: ["stands", "sits"],
  world: ["walks", "sits"],
  want: ["looks up", "sits"],
  plan: ["walks", "stands"],
  journey: ["walks", "runs"],
  obstacle: ["stands scared", "runs scared"],
  attempt: ["jumps", "runs"],
  helper: ["stands surprised", "looks surprised"],
  bond: ["walks happily", "sits happily"],
  setback: ["sits sadly", "stands sadly"],
  doubt: ["sits sadly", "lies sadly"],
  resolve: ["runs", "stands proud"],
  turn: ["jumps happily", "runs happily"],
  celebration: ["jumps happily", "runs happily"],
  home: ["walks happily", "walks"],
  close: ["sits happily", "stands happily"],
};
const PLAIN: Readonly<Record<Exclude<Gait, "walker">, string>> = {
  swimmer: "swims",
  flyer: "flies",
  thing: "",
};

function gaitOf(subject: string): Gait {
  const { rig, stance } = subjectOf(subject);
  if (rig === "swimmer") return "swimmer";
  if (
    rig === "plant" ||
    rig === "prop" ||
    rig === "engine" ||
    rig === "vessel" ||
    rig === "craft" ||
    rig === "sign"
  )
    return "thing";
  return stance === "air" || rig === "spirit" || rig === "flutter" ? "flyer" : "walker";
}

const HOURS: Readonly<Record<TimeOfDay, string>> = {
  dawn: "at dawn",
  day: "in daylight",
  "golden-hour": "at sunset",
  dusk: "at dusk",
  night: "at night",
};

export interface Shot {
  readonly beat: Beat;
  readonly hero: StoryFigure;
  /** The figure beside the hero. */
  readonly other: StoryFigure | undefined;
  readonly setting: Setting;
  readonly hour: TimeOfDay | undefined;
  /** "in a storm" */
  readonly weather: string | undefined;
  readonly prop: CastEntry | undefined;
}

/** Converts a verb from singular to plural: "flies" to "fly". */
const inPlural = (verb: string) => verb.replace(/^flies/, "fly").replace(/^(\w+?)s\b/, "$1");

/** Writes the visual of a shot: who does what, with whom, where and when. */
export function describeShot(shot: Shot, random: Random): string {
  const gait = gaitOf(shot.hero.subject);
  const alone = gait === "walker" ? random.pick(WALKER[shot.beat]) : PLAIN[gait];
  const does = shot.hero.pronouns.themself === "themselves" ? inPlural(alone) : alone;
  const other = shot.other === undefined ? "" : `beside ${shot.other.name}`;
  const thing =
    shot.prop === undefined
      ? ""
      : `${shot.other === undefined ? "beside" : "near"} ${shot.prop.name}`;
  const open = placeOf(shot.setting.key).air === "open";
  const where = whereOf(shot);
  const when =
    shot.hour === undefined || !(open || placeOf(shot.setting.key).air === "indoors")
      ? ""
      : HOURS[shot.hour];
  const words = [shot.hero.name, does, other, thing, where, when, shot.weather ?? ""];
  const text = words
    .filter((word) => word !== "")
    .join(" ")
    .replace(/,(?=\s|$)/g, ",")
    .replace(/, ,/g, ",");
  return capital(text);
}

const whereOf = ({ setting: { at, name } }: Shot) => (/^aboard/.test(at) ? `in ${name}` : at);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Names the hero last, beside whoever or whatever is there: a large thing named first hides it, a
 * boat its otter.
 */
function describeHeroLast(shot: Shot): string[] {
  const { hero, other, prop } = shot;
  const [first, second] = [other, prop].flatMap((each) => each?.name ?? []);
  if (first === undefined) return [];
  const near = second === undefined ? "" : `near ${second} `;
  return [capital(`${first} beside ${hero.name} ${near}${whereOf(shot)}`)];
}

/** Plans the scene the studio would draw for a visual. */
export function sceneOf(
  visual: string,
  cast: readonly CastEntry[],
  settings: StorySettings,
  seed: number,
): SceneSpec {
  return planScene({
    prompt: expandVisual(visual, cast),
    negativePrompt: "",
    kind: "image",
    style: settings.style,
    effect: null,
    aspectRatio: settings.aspectRatio,
    duration: 0,
    fps: 24,
    seed,
  });
}

/**
 * Returns true when the studio draws a visual as the cast sheet describes and leaves nothing out.
 */
export function isDrawn(
  visual: string,
  cast: readonly CastEntry[],
  settings: StorySettings,
  seed: number,
): boolean {
  const spec = sceneOf(visual, cast, settings, seed);
  return spec.missing.length === 0 && checkDrift({ cast }, spec).length === 0;
}

/** Writes a visual that the studio can draw completely, trying ever simpler ones. */
export function drawShot(
  shot: Shot,
  cast: readonly CastEntry[],
  settings: StorySettings,
  seed: number,
): string {
  const random = createRandom(seed, "shot");
  const tries = [
    shot,
    shot,
    { ...shot, weather: undefined },
    { ...shot, weather: undefined, hour: undefined },
  ];
  const visuals = tries.map((each, index) => describeShot(each, random.fork(`try ${index}`)));
  const simplest = visuals.at(-1) as string;
  return (
    [...visuals, ...describeHeroLast(shot)].find((each) => isDrawn(each, cast, settings, seed)) ??
    simplest
  );
}
