import { canWear } from "../cast/catalogue/can-wear.ts";
import { canWrite } from "../cast/catalogue/can-write.ts";
import { isAlive, type Mention, type Reading } from "../read/mention.ts";
import { placeOf } from "../scene/place/place-catalogue.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { Approximation, Place, SceneSpec } from "../scene/scene-spec.ts";
import { type Role, shownAtOnce } from "./cast-subjects.ts";
import { hiddenFigures } from "./hidden-figures.ts";
import { undone } from "./undone.ts";
import { unmet } from "./unmet.ts";
import { type ShownSetting, unsettled } from "./unsettled.ts";
import { unshownScenery } from "./unshown-scenery.ts";

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
const unfrozen = (places: readonly Place[], { place, weather }: ShownSetting) =>
  place === "ocean" && weather !== "snow"
    ? places.filter((each) => placeOf(each).frozen === true)
    : [];

/** Clothes that are drawn as things and that nobody can put on. */
const UNWORN: ReadonlySet<string> = new Set(
  "boot hiking-boot shoe flat-shoe leather-shoe sandal womans-sandal socks gloves jeans shorts".split(
    " ",
  ),
);

/** Returns garments that their wearer cannot put on: "hat on the bear", "boots on a fox". */
function undressed(roles: readonly Role[]): string[] {
  return roles.flatMap(({ subject, mention }) => {
    const { relation, wears, words } = mention;
    const worn = relation?.kind === "on" && UNWORN.has(relation.to.subject) && isAlive(mention);
    return [
      ...wears
        .filter(({ item }) => !canWear(subject, item))
        .map(({ item }) => `${item} on the ${subject.shows}`),
      ...(worn ? [`${relation.to.words} on ${words}`] : []),
    ];
  });
}

/** Collects what is reported: words that are not shown, and words that are shown approximately. */
export function tell(
  reading: Reading,
  { roles, left }: { readonly roles: readonly Role[]; readonly left: readonly Mention[] },
  shown: ShownSetting & Pick<SceneSpec, "cast"> & { readonly ratio: SceneRequest["aspectRatio"] },
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
    ...unfrozen(reading.places, shown),
    ...unsettled(reading, shown),
    ...unshownScenery(reading, shown.place),
    ...undone(roles, shown.cast),
    ...unmet(roles, shown.cast, shown.ratio),
    ...hiddenFigures(roles, shown.cast, shown.ratio),
    ...undressed(roles),
    ...unwritten(roles),
  ].map((words) => cut(words));
  return {
    missing: [...new Set(missing)].slice(0, MOST_MISSING),
    ...(approximations.length === 0 ? {} : { approximations: unique(approximations) }),
  };
}
