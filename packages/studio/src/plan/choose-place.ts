import { subjectOf } from "../cast/catalogue/catalogue.ts";
import type { Subject } from "../cast/catalogue/subject.ts";
import type { Reading } from "../read/mention.ts";
import type { Random } from "../scene/random.ts";
import type { Action, Place } from "../scene/scene-spec.ts";
import { mostShowing } from "./shows-place.ts";

/** Places for prompts without any hint, all of them pleasant. */
const PLEASANT: readonly Place[] = ["forest", "mountains", "beach", "village", "farm", "city"];

const PEOPLE: ReadonlySet<string> = new Set(["doll", "bust"]);

/**
 * Place implied by an action when none is named: nobody skis across a meadow or sleeps in the
 * street.
 */
function placeOfDeed({ mentions }: Reading): Place | undefined {
  const does = (action: Action) => mentions.some((mention) => mention.action === action);
  if (does("ski")) return "snow";
  if (does("surf")) return "ocean";
  const [first] = mentions;
  const sleeps = first?.action === "sleep" && PEOPLE.has(subjectOf(first.subject).rig);
  return sleeps && mentions.length === 1 ? "bedroom" : undefined;
}

/**
 * Chooses the named place, else one implied by the action, else a home of the first subjects, else
 * a pleasant one.
 */
export function choosePlace(reading: Reading, subjects: readonly Subject[], random: Random): Place {
  const named = mostShowing(reading);
  if (named === "city" && reading.looks.includes("neon")) return "neon-city";
  if (named === "city" && reading.places.includes("neon-city")) return "neon-city";
  if (named === "ocean")
    return reading.places.find((place) => place === "beach" || place === "underwater") ?? "ocean";
  const home = subjects.toSorted((a, b) => b.size - a.size)[0];
  // A lighthouse on a cliff stands by the sea; a whale beside an iceberg swims in it.
  if (named === "mountains" && home?.homes[0] === "beach") return "beach";
  if ((named === "snow" || named === "ice") && home?.rig === "swimmer") return "ocean";
  if (named !== undefined) return named;
  const done = placeOfDeed(reading);
  if (done !== undefined) return done;
  // Snow without a place suits most creatures.
  const settled = subjects.filter((subject) => subject.homes.length > 0);
  // The largest subject has the least choice: a mouse goes where the elephant lives.
  const homes = settled.toSorted((a, b) => b.size - a.size)[0]?.homes ?? [];
  if (reading.weathers[0]?.kind === "snow" && homes.includes("snow")) return "snow";
  const [first, ...others] = homes;
  if (first === undefined) return random.pick(PLEASANT);
  const shared =
    settled.length > 1
      ? homes.find((home) => settled.every((subject) => subject.homes.includes(home)))
      : undefined;
  if (shared !== undefined) return shared;
  return others.length > 0 && random.next() < 0.25 ? random.pick(others) : first;
}
