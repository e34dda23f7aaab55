import { createRandom } from "@kinora/studio/scene/random";
import { countWords } from "./beats.ts";
import { LEAST_WORDS } from "./fit-length.ts";
import type { Beat, GenreBook, Passage } from "./genre/book.ts";
import type { Idea } from "./idea.ts";
import { canTell, type Slots, tell } from "./slots.ts";
import type { Matter } from "./slots-at.ts";

/** Below this many words, every word counts. */
export const LITTLE = 42;
/** Turn of a story with very few words. */
const BRIEF_TURN = "At last #hero# #won#.";
/** Maximum fraction of a story taken by its first and last lines and its opening situation. */
const ENDS = 0.6;

/**
 * Chooses the first and last line of a story, different for each `turn`, preferring lines that
 * leave room for what happens between them.
 */
export function chooseFrame(
  { book, goal }: Matter,
  slots: Slots,
  opening: string | undefined,
  turn: number,
): GenreBook["frames"][number] {
  const frames = goal < LITTLE ? book.brief : book.frames;
  const still = createRandom(0);
  const words = (line: string) => (canTell(line, slots) ? countWords(tell(line, slots, still)) : 0);
  // A last scene with too few words needs another line.
  const padded = (close: number) => (close < LEAST_WORDS ? close + LEAST_WORDS : close);
  const length = ([hook, close]: GenreBook["frames"][number]) => words(hook) + padded(words(close));
  const begun = opening === undefined ? 0 : countWords(opening) + 1;
  const short = frames.filter((frame) => length(frame) + begun <= goal * ENDS);
  const fitting =
    short.length > 1 ? short : frames.toSorted((a, b) => length(a) - length(b)).slice(0, 2);
  return fitting[turn % fitting.length] as GenreBook["frames"][number];
}

/** Introduction after the name of a character, as in "Pip, a cat,"; a thing gets none. */
export const introOf = ({ hero }: Idea) => (hero.entry.kind === "character" ? ", #intro#," : "");

/** States the opening situation, of both heroes when they are a couple. */
export const openingOf = ({ couple }: Idea, past: string) =>
  couple ? `The two of them ${past.replace(/^was\b/, "were")}.` : `#hero# ${past}.`;

/** Returns the lines of a beat; the first and the last come from the frame. */
export function passageOf(
  beat: Beat,
  { book, goal }: Matter,
  frame: GenreBook["frames"][number],
): Passage {
  if (beat === "hook") return { core: [frame[0]], more: book.opening };
  if (beat === "close") return { core: [frame[1]], more: book.ending };
  const own = book.beats[beat];
  return beat === "turn" && goal < LITTLE ? { ...own, core: [...own.core, BRIEF_TURN] } : own;
}
