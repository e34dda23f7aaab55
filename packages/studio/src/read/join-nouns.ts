import { subjectOf } from "../cast/catalogue/catalogue.ts";
import type { Approximation } from "../scene/scene-spec.ts";
import type { Mention } from "./mention.ts";
import type { Open } from "./open-words.ts";

const PEOPLE: ReadonlySet<string> = new Set(["doll", "bust"]);
/**
 * Rigs of creatures that wear a profession as a costume: "robot chef" is a robot, "cat detective" a
 * cat.
 */
const WEARERS: ReadonlySet<string> = new Set(["toy", "beast", "pony", "hopper", "swimmer"]);

/**
 * Decides which of two adjacent nouns is cast, and what to report about the other: the last one, as
 * in "apple tree", except that a creature with a profession stays a creature. `shows` describes the
 * last noun's picture when it is only a near relative.
 */
export function joinNouns(
  first: Mention | undefined,
  key: string,
  written: string,
  shows: string | undefined,
): { subject: string; approximation: Approximation | undefined } {
  if (first === undefined || first.subject === key)
    return {
      subject: key,
      approximation: shows === undefined ? undefined : { words: written, drawnAs: shows },
    };
  const before = subjectOf(first.subject);
  const creature = WEARERS.has(before.rig) || before.tags.includes("machine");
  const kept = creature && PEOPLE.has(subjectOf(key).rig) ? before : subjectOf(key);
  return {
    subject: kept.key,
    approximation: { words: `${first.words} ${written}`, drawnAs: kept.shows },
  };
}

/** Returns true when a thing is part of the picture of an earlier mention with another name. */
export const showsAlready = (before: Mention, key: string, written: string, open: Open): boolean =>
  before.subject === key &&
  open.colour === undefined &&
  open.size === 1 &&
  !open.exact &&
  subjectOf(key).rig === "prop" &&
  !before.words.toLowerCase().endsWith(written.toLowerCase());
