import { canWear } from "../cast/catalogue/can-wear.ts";
import { canWrite } from "../cast/catalogue/can-write.ts";
import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { castRoles, keepMentions, type Role } from "./cast-subjects.ts";
import { chooseCamera } from "./choose-camera.ts";
import { chooseLook } from "./choose-look.ts";
import { chooseMood } from "./choose-mood.ts";
import { choosePlace } from "./choose-place.ts";
import { chooseSeason } from "./choose-season.ts";
import { chooseTime } from "./choose-time.ts";
import { chooseWeather } from "./choose-weather.ts";
import { composeCast } from "./compose-cast.ts";
import { MANNERS } from "./model-manner.ts";
import { createRandom } from "./random.ts";
import { readPrompt } from "./read-prompt.ts";
import type { Approximation, Recipe, SceneSpec } from "./scene-spec.ts";

/** Phrases told to the user as having no picture. */
const MOST_MISSING = 8;
const LONGEST_MISSING = 48;

const cut = (words: string) => [...words].slice(0, LONGEST_MISSING).join("");

function unique(approximations: readonly Approximation[]): Approximation[] {
  const byWords = new Map(approximations.map(({ words, drawnAs }) => [cut(words), drawnAs]));
  return [...byWords].slice(0, MOST_MISSING).map(([words, drawnAs]) => ({ words, drawnAs }));
}

/** Words that the sign's font cannot write. */
function unwritten(roles: readonly Role[]): string[] {
  return roles.flatMap(({ mention: { text } }) =>
    text === undefined || canWrite(text) ? [] : [`the words “${text}”`],
  );
}

/** Garments that cannot be put on the one who should wear them. */
function undressed(roles: readonly Role[]): string[] {
  return roles.flatMap(({ subject, mention }) =>
    mention.wears
      .filter(({ item }) => !canWear(subject, item))
      .map(({ item }) => `${item} on the ${subject.shows}`),
  );
}

/**
 * Turns a recipe into a scene. The same recipe gives the same scene; any text gives some scene,
 * and what cannot be drawn is named in `missing`.
 */
export function planScene(recipe: Recipe): SceneSpec {
  const random = createRandom(recipe.seed, "scene");
  const reading = readPrompt(recipe.prompt);
  const refused = readPrompt(recipe.negativePrompt);

  const named = reading.mentions.map((mention) => subjectOf(mention.subject));
  const place = choosePlace(reading, named, random.fork("place"));
  const weather = chooseWeather(reading, refused, place, random.fork("weather"));
  const time = chooseTime(
    reading,
    {
      place,
      weather: weather.kind,
      mood: reading.moods[0],
      subjects: named.map((subject) => subject.key),
    },
    random.fork("time"),
  );
  const manner = recipe.modelStyle === undefined ? undefined : MANNERS[recipe.modelStyle];
  const mood =
    (reading.moods.length === 0 ? manner?.mood : undefined) ??
    chooseMood(reading, { place, time, weather: weather.kind }, random.fork("mood"));

  const kept = keepMentions(reading, refused, place);
  const { roles, left } = castRoles(kept);
  const cast = composeCast(
    roles,
    {
      place,
      effect: recipe.effect,
      ratio: recipe.aspectRatio,
      portrait: reading.portrait || manner?.portrait === true,
    },
    random.fork("cast"),
  );
  const approximations = kept.flatMap(({ approximation }) =>
    approximation === undefined ? [] : [approximation],
  );
  const missing = [
    ...reading.missing,
    ...left.map((mention) => mention.words),
    ...undressed(roles),
    ...unwritten(roles),
  ].map((words) => cut(words));

  return {
    seed: recipe.seed,
    place,
    time,
    season: chooseSeason(recipe.prompt, place, weather.kind, random.fork("season")),
    weather: weather.kind,
    weatherStrength: weather.strength,
    mood,
    look: chooseLook(reading, recipe.style, manner?.look),
    cast,
    camera: chooseCamera(recipe.effect, mood, cast, random.fork("camera")),
    missing: [...new Set(missing)].slice(0, MOST_MISSING),
    ...(approximations.length === 0 ? {} : { approximations: unique(approximations) }),
  };
}
