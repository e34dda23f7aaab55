import { canWear } from "../cast/catalogue/can-wear.ts";
import { canWrite } from "../cast/catalogue/can-write.ts";
import { subjectOf } from "../cast/catalogue/catalogue.ts";
import { equip } from "../read/equip.ts";
import { evoke } from "../read/evoke.ts";
import type { Mention, Reading } from "../read/mention.ts";
import { readPrompt } from "../read/read-prompt.ts";
import { readingOfUnderstood } from "../read/reading-of-understood.ts";
import { placeOf } from "../scene/place/place-catalogue.ts";
import { createRandom, type Random } from "../scene/random.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { Approximation, Place, SceneSpec } from "../scene/scene-spec.ts";
import { castRoles, keepMentions, type Role, shownAtOnce } from "./cast-subjects.ts";
import { chooseCamera } from "./choose-camera.ts";
import { chooseLook } from "./choose-look.ts";
import { chooseMood } from "./choose-mood.ts";
import { choosePlace } from "./choose-place.ts";
import { chooseSeason } from "./choose-season.ts";
import { chooseTime } from "./choose-time.ts";
import { chooseWeather } from "./choose-weather.ts";
import { composeCast } from "./compose-cast.ts";
import { MANNERS, type Manner } from "./model-manner.ts";

/** Maximum number of phrases reported as not drawn. */
const MOST_MISSING = 8;
const LONGEST_MISSING = 48;

/** Shortens a phrase between words. */
function cut(words: string): string {
  const signs = [...words];
  if (signs.length <= LONGEST_MISSING) return words;
  const short = signs.slice(0, LONGEST_MISSING).join("");
  return `${short.replace(/\s+\S*$/u, "")}…`;
}

function unique(approximations: readonly Approximation[]): Approximation[] {
  const byWords = new Map(approximations.map(({ words, drawnAs }) => [cut(words), drawnAs]));
  return [...byWords].slice(0, MOST_MISSING).map(([words, drawnAs]) => ({ words, drawnAs }));
}

/**
 * Returns mentions that found no room, except when a similar one is drawn, because a story names
 * its dragon repeatedly.
 */
function unseen(left: readonly Mention[], drawn: ReadonlySet<Mention>): string[] {
  return left
    .filter(
      ({ subject, colour }) =>
        ![...drawn].some(
          (other) => other.subject === subject && (colour === undefined || colour === other.colour),
        ),
    )
    .map(({ words }) => words);
}

/** Returns words that the sign's font cannot write. */
function unwritten(roles: readonly Role[]): string[] {
  return roles.flatMap(({ mention: { text } }) =>
    text === undefined || canWrite(text) ? [] : [`the words “${text}”`],
  );
}

/** Returns counts that exceed the stage: "seven dwarfs, drawn as 6". */
function uncounted(roles: readonly Role[]): Approximation[] {
  const mentions = new Set(roles.map(({ mention }) => mention));
  return [...mentions].flatMap((mention) => {
    const drawn = roles.filter((role) => role.mention === mention).length * shownAtOnce(mention);
    return mention.wanted === undefined || drawn >= mention.wanted
      ? []
      : [{ words: mention.words, drawnAs: `${drawn}` }];
  });
}

/** Returns frozen places that are not shown: a whale beside ice is drawn in the open sea. */
const unfrozen = (places: readonly Place[], place: Place) =>
  place === "ocean" ? places.filter((each) => placeOf(each).frozen === true) : [];

/** Returns garments that their wearer cannot put on. */
function undressed(roles: readonly Role[]): string[] {
  return roles.flatMap(({ subject, mention }) =>
    mention.wears
      .filter(({ item }) => !canWear(subject, item))
      .map(({ item }) => `${item} on the ${subject.shows}`),
  );
}

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

/** Collects what is reported: words that are not shown, and words that are shown approximately. */
function tell(
  reading: Reading,
  { roles, left }: { readonly roles: readonly Role[]; readonly left: readonly Mention[] },
  place: Place,
): Pick<SceneSpec, "missing" | "approximations"> {
  const drawn = new Set(roles.map(({ mention }) => mention));
  const approximations = [
    ...[...drawn].flatMap(({ approximation }) => approximation ?? []),
    ...reading.approximations,
    ...uncounted(roles),
  ];
  const missing = [
    ...reading.missing,
    ...unseen(left, drawn),
    ...unfrozen(reading.places, place),
    ...undressed(roles),
    ...unwritten(roles),
  ].map((words) => cut(words));
  return {
    missing: [...new Set(missing)].slice(0, MOST_MISSING),
    ...(approximations.length === 0 ? {} : { approximations: unique(approximations) }),
  };
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

  return {
    seed: recipe.seed,
    place,
    time,
    season: chooseSeason(recipe.prompt, place, weather.kind, random.fork("season")),
    weather: weather.kind,
    weatherStrength: weather.strength,
    mood,
    look,
    ...(print === undefined ? {} : { print }),
    cast,
    camera: chooseCamera(recipe.effect, mood, cast, random.fork("camera")),
    ...tell(reading, company, place),
  };
}
