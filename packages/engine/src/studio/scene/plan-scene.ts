import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { castRoles, keepMentions } from "./cast-subjects.ts";
import { chooseCamera } from "./choose-camera.ts";
import { chooseLook } from "./choose-look.ts";
import { chooseMood } from "./choose-mood.ts";
import { choosePlace } from "./choose-place.ts";
import { chooseTime } from "./choose-time.ts";
import { chooseWeather } from "./choose-weather.ts";
import { composeCast } from "./compose-cast.ts";
import { createRandom } from "./random.ts";
import { readPrompt } from "./read-prompt.ts";
import type { Recipe, SceneSpec } from "./scene-spec.ts";

/** Phrases told to the user as having no picture. */
const MOST_MISSING = 8;
const LONGEST_MISSING = 48;

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
  const mood = chooseMood(reading, { place, time, weather: weather.kind }, random.fork("mood"));

  const { roles, left } = castRoles(keepMentions(reading, refused, place));
  const cast = composeCast(
    roles,
    { place, effect: recipe.effect, ratio: recipe.aspectRatio },
    random.fork("cast"),
  );
  const missing = [...reading.missing, ...left.map((mention) => mention.words)].map((words) =>
    [...words].slice(0, LONGEST_MISSING).join(""),
  );

  return {
    seed: recipe.seed,
    place,
    time,
    weather: weather.kind,
    weatherStrength: weather.strength,
    mood,
    look: chooseLook(reading, recipe.style),
    cast,
    camera: chooseCamera(recipe.effect, mood, cast, random.fork("camera")),
    missing: [...new Set(missing)].slice(0, MOST_MISSING),
  };
}
