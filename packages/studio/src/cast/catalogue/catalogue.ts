import { ANIMALS } from "./animals.ts";
import { HOUSEHOLD } from "./household.ts";
import { LARDER } from "./larder.ts";
import { PEOPLE } from "./people.ts";
import { PROFESSIONS } from "./professions.ts";
import { SCENERY } from "./scenery.ts";
import type { Subject } from "./subject.ts";
import { THINGS } from "./things.ts";
import { VEHICLES } from "./vehicles.ts";

/** All subjects the studio can draw. */
export const CATALOGUE: readonly Subject[] = [
  ...ANIMALS,
  ...PEOPLE,
  ...PROFESSIONS,
  ...VEHICLES,
  ...SCENERY,
  ...THINGS,
  ...HOUSEHOLD,
  ...LARDER,
];

const BY_KEY = new Map(CATALOGUE.map((subject) => [subject.key, subject]));

/** @throws RangeError when the catalogue has no such key. */
export function subjectOf(key: string): Subject {
  const subject = BY_KEY.get(key);
  if (subject === undefined) throw new RangeError(`no subject ${key}`);
  return subject;
}
