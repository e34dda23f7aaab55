import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { equip } from "../read/equip.ts";
import { evoke } from "../read/evoke.ts";
import type { Reading } from "../read/mention.ts";
import { readPrompt } from "../read/read-prompt.ts";
import { readingOfUnderstood } from "../read/reading-of-understood.ts";
import { createRandom, type Random } from "../scene/random.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { SceneSpec } from "../scene/scene-spec.ts";
import { castRoles, keepMentions } from "./cast-subjects.ts";
import { chooseCamera } from "./choose-camera.ts";
import { chooseLook } from "./choose-look.ts";
import { chooseMood } from "./choose-mood.ts";
import { choosePlace } from "./choose-place.ts";
import { chooseSeason } from "./choose-season.ts";
import { chooseTime } from "./choose-time.ts";
import { chooseWeather } from "./choose-weather.ts";
import { composeCast } from "./compose-cast.ts";
import { MANNERS, type Manner } from "./model-manner.ts";
import { vistasOf } from "./shows-place.ts";
import { tell } from "./tell.ts";

/** Chooses place, time, weather and mood of the scene. */
function chooseSetting(
  reading: Reading,
  refused: Reading,
  manner: Manner | undefined,
  random: Random,
) {
  const subjects = reading.mentions.map((mention) => subjectOf(mention.subject));
  const place = choosePlace(reading, subjects, random.fork("place"));
  const weather = chooseWeather(reading, refused, place, random.fork("weather"));
  const known = { place, weather: weather.kind };
  const time = chooseTime(
    reading,
    { ...known, mood: reading.moods[0], subjects },
    random.fork("time"),
  );
  const mood =
    (reading.moods.length === 0 ? manner?.mood : undefined) ??
    chooseMood(reading, { ...known, time }, random.fork("mood"));
  return { place, weather, time, mood };
}

/**
 * Turns a recipe into a scene. The same recipe gives the same scene; any text gives a scene, and
 * what cannot be drawn is listed in `missing`.
 */
export function planScene(recipe: SceneRequest): SceneSpec {
  const random = createRandom(recipe.seed, "scene");
  const { understood } = recipe;
  const said = understood ? readingOfUnderstood(understood) : readPrompt(recipe.prompt);
  const reading = equip(evoke(said));
  const refused = readPrompt(recipe.negativePrompt);
  const manner = recipe.modelStyle === undefined ? undefined : MANNERS[recipe.modelStyle];
  const { place, weather, time, mood } = chooseSetting(reading, refused, manner, random);

  const company = castRoles(keepMentions(reading, refused, place));
  const cast = composeCast(
    company.roles,
    {
      place,
      effect: recipe.effect,
      ratio: recipe.aspectRatio,
      portrait: reading.portrait || manner?.portrait === true,
    },
    random.fork("cast"),
  );

  const look = chooseLook(reading, recipe.style, manner?.look);
  // A prompt that names another look also removes the model's print.
  const print = look === manner?.look ? manner.print : undefined;
  const vistas = vistasOf(reading, place);

  return {
    seed: recipe.seed,
    place,
    ...(vistas.length === 0 ? {} : { vistas }),
    time,
    season: chooseSeason(recipe.prompt, place, weather.kind, random.fork("season")),
    weather: weather.kind,
    weatherStrength: weather.strength,
    mood,
    look,
    ...(print === undefined ? {} : { print }),
    cast,
    camera: chooseCamera(recipe.effect, mood, cast, random.fork("camera")),
    ...tell(reading, company, {
      place,
      time,
      weather: weather.kind,
      cast,
      ratio: recipe.aspectRatio,
    }),
  };
}
