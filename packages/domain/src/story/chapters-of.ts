import type { Chapter } from "@kinora/contracts/creation/creation";
import { STORY_FPS } from "@kinora/contracts/story/story-limits";
import type { AssemblyOrder } from "./story-engine.ts";

/** Letters a title has at most. */
const LONGEST = 40;

/** The chapters of a film: its scenes, each named by how its words begin. */
export function chaptersOf({ scenes }: Pick<AssemblyOrder, "scenes">): Chapter[] {
  let frames = 0;
  return scenes.map((scene, index) => {
    const start = frames / STORY_FPS;
    frames += scene.frames;
    return { title: titleOf(index, scene.text), start };
  });
}

/** The first sentence; a spoken one goes on after it, so its marks are left out. */
function titleOf(index: number, text: string): string {
  const [sentence = ""] = text.trim().split(/(?<=[.!?。！？]["”’»]?)\s+|(?<=[。！？])/u);
  const title = shorten(sentence.replace(/^["“‘«]+|["”’»]+$/gu, ""));
  return title === "" ? `Scene ${index + 1}` : title;
}

/** Cut between two words where there is such a place in its second half. */
function shorten(sentence: string): string {
  const letters = [...sentence];
  if (letters.length <= LONGEST) return sentence;
  const room = letters.slice(0, LONGEST - 1).join("");
  const words = letters[LONGEST - 1] === " " ? room : room.replace(/\s+\S*$/u, "");
  const kept = [...words].length > LONGEST / 2 ? words : room;
  return `${kept.replace(/[\s,;:–—-]+$/u, "")}…`;
}
