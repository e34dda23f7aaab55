import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import { plural } from "./inflect.ts";
import type { Noun } from "./vocabulary.ts";

/** What the notices of a picture say. */
export interface ToldWords {
  /** Returns true when one mentions any of the words; they count only whole. */
  readonly tell: (...words: readonly string[]) => boolean;
  /** Returns true when one mentions a verb form that begins so: "scampers" for "scamper". */
  readonly tellStem: (...stems: readonly string[]) => boolean;
  /** Returns true when a single one mentions both nouns, which tells how they do not stand. */
  readonly tellTogether: (one: Noun, other: Noun) => boolean;
}

const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
const escaped = (words: string) => plain(words).trim().replaceAll(" ", " +");

/** Both numbers of a noun, as a notice may mention it. */
export const formsOf = ({ word }: Pick<Noun, "word">): readonly string[] => [word, plural(word)];

/** Reads what a scene reports as not drawn, or as drawn otherwise. */
export function readNotices({ missing, approximations = [] }: SceneSpec): ToldWords {
  const notices = [...missing, ...approximations.map(({ words }) => words)].map(plain);
  const anyHas = (pattern: (words: string) => string, all: readonly string[]) =>
    all.some((words) => {
      const wanted = new RegExp(pattern(escaped(words)), "u");
      return notices.some((notice) => wanted.test(notice));
    });
  const whole = (words: string) => `\\b${words}\\b`;
  const mentions = (notice: string, noun: Noun) =>
    formsOf(noun).some((form) => new RegExp(whole(escaped(form)), "u").test(notice));
  return {
    tell: (...words) => anyHas(whole, words),
    tellStem: (...stems) => anyHas((stem) => `\\b${stem}`, stems),
    tellTogether: (one, other) =>
      notices.some((notice) => mentions(notice, one) && mentions(notice, other)),
  };
}
