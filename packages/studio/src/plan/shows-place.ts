import type { Reading } from "../read/mention.ts";
import { placeOf } from "../scene/place/place-catalogue.ts";
import type { Place } from "../scene/scene-spec.ts";

/** Returns true when the painting of a place shows another one, at least when asked to. */
export function showsPlace(painted: Place, asked: Place): boolean {
  const { alsoShows = [], canShow = [] } = placeOf(painted);
  return painted === asked || alsoShows.includes(asked) || canShow.includes(asked);
}

/** Returns the places that the prompt asks for by name and that a painting shows only when asked. */
export function vistasOf({ settings }: Reading, painted: Place): Place[] {
  const { canShow = [] } = placeOf(painted);
  return canShow.filter((each) => settings.some(({ place }) => place === each));
}

/**
 * Returns the named place whose painting shows most of the others, the first of equals: of "a
 * forest lake" the lake, which has a forest on its shore.
 */
export function mostShowing({ places, settings }: Reading): Place | undefined {
  // Cooking takes place in a kitchen unless another place is named.
  const named = places.filter((place) => place !== "kitchen");
  const [first = places[0], ...others] = named;
  if (first === undefined) return undefined;
  const asked = new Set(settings.flatMap(({ place }) => place ?? []));
  const seen = (painted: Place) => [...asked].filter((each) => showsPlace(painted, each)).length;
  // Snow may also fall on the first place.
  return others
    .filter((place) => place !== "snow" && place !== "ice")
    .reduce((best, place) => (seen(place) > seen(best) ? place : best), first);
}
