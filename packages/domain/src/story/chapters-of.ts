import type { Chapter } from "@kinora/contracts/creation/creation";
import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import type { AssemblyOrder } from "./story-engine.ts";

/** Maximum number of characters in a title. */
const LONGEST = 40;

/** Returns the chapters of a film: one per scene, named after the beginning of its text. */
export function chaptersOf({ scenes }: Pick<AssemblyOrder, "scenes">): Chapter[] {
  let frames = 0;
  return scenes.map((scene, index) => {
    const start = frames / STORY_FPS;
    frames += scene.frames;
    return { title: titleOf(index, scene.text), start };
  });
}

/**
 * Returns the first sentence without quotation marks, because quoted speech may continue after it.
 */
function titleOf(index: number, text: string): string {
  const [sentence = ""] = text.trim().split(/(?<=[.!?。！？]["”’»]?)\s+|(?<=[。！？])/u);
  const title = shorten(sentence.replace(/^["“‘«]+|["”’»]+$/gu, ""));
  return title === "" ? `Scene ${index + 1}` : title;
}

/** Cuts a sentence, at a word boundary if there is one in the second half. */
function shorten(sentence: string): string {
  const letters = [...sentence];
  if (letters.length <= LONGEST) return sentence;
  const room = letters.slice(0, LONGEST - 1).join("");
  const words = letters[LONGEST - 1] === " " ? room : room.replace(/\s+\S*$/u, "");
  const kept = [...words].length > LONGEST / 2 ? words : room;
  return `${kept.replace(/[\s,;:–—-]+$/u, "")}…`;
}
