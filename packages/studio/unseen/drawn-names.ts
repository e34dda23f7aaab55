import { subjectOf } from "@kinora/studio/cast/catalogue/catalogue";
import { PEOPLE } from "@kinora/studio/cast/catalogue/people";
import { PROFESSIONS } from "@kinora/studio/cast/catalogue/professions";
import type { Place } from "@kinora/studio/scene/scene-spec";
import type { Noun } from "./vocabulary.ts";

const PERSONS = new Set([...PEOPLE, ...PROFESSIONS].map(({ key }) => key));

/** Names of a catalogue picture: its key, its description and its icon's name. */
export function namesOf(key: string): ReadonlySet<string> {
  const { shows, icon } = subjectOf(key);
  const names = [key, shows, icon.replace(/^kinora:/, "")].map((name) => name.replaceAll("-", " "));
  const person = PERSONS.has(key);
  const parts = names.flatMap((name) => (person ? name.split(" ") : name.split(" ").slice(-1)));
  const singular = names.flatMap((name) => (/[^su]s$/.test(name) ? [name.slice(0, -1)] : []));
  return new Set([...names, ...parts, ...singular, ...(person ? ["person"] : [])]);
}

/** Things that the paintings of these places already show. */
const SHOWN_BY_PLACE: Partial<Record<Place, string>> = {
  forest: "tree, pine, bush, log, mushroom, rock",
  jungle: "tree, palm, fern, bush",
  park: "tree, bush, bench, lake",
  village: "tree, cottage, house, fence",
  farm: "tree, fence, barn, haystack",
  beach: "palm",
  desert: "cactus, rock",
  mountains: "pine, rock",
  castle: "castle, tower, flag",
  bridge: "bridge",
  harbour: "boat, pier",
  "sea-cliff": "lighthouse, rock",
  library: "bookshelf, bookcase",
  bedroom: "bed, lamp",
  volcano: "volcano",
  "amusement-park": "roller coaster, ferris wheel, tent",
};

/** Returns true when the painting of a place shows the thing. */
export const placeShows = (place: Place, { same }: Noun): boolean =>
  (SHOWN_BY_PLACE[place] ?? "").split(", ").some((name) => same.has(name));
