import type { Action } from "../../scene/scene-spec.ts";
import { RELATION_WORDS, type Relation } from "./relation-words.ts";

/** Words of "beside" that only name two together, wherever they are. */
const LOOSE: ReadonlySet<string> = new Set(
  "and meets meeting around against".split(" ").concat("together with"),
);

/** Returns true for words of nearness: "next to", not "and". */
export const isClose = (words: string): boolean =>
  RELATION_WORDS.get(words) === "beside" && !LOOSE.has(words);

/** Relations in which a figure's deed puts it to the thing that it does something to. */
const OF_DEEDS: Partial<Record<Action, Relation>> = {
  eat: "hold",
  drink: "hold",
  read: "hold",
  play: "hold",
  hold: "hold",
  throw: "hold",
  give: "give",
  hug: "embrace",
  look: "face",
  fight: "face",
  climb: "climb",
  drive: "on",
  sail: "on",
};

/** Returns the relation of a doer to what the deed is done to: "devours" holds, "waters" tends. */
export const relationOfDeed = (action: Action | undefined): Relation =>
  (action === undefined ? undefined : OF_DEEDS[action]) ?? "tend";
