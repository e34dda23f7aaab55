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

function titleOf(index: number, text: string): string {
  const [sentence = ""] = text.trim().split(/(?<=[.!?。！？])\s*/u);
  const letters = [...sentence];
  const short =
    letters.length > LONGEST
      ? `${letters
          .slice(0, LONGEST - 1)
          .join("")
          .trimEnd()}…`
      : sentence;
  return short === "" ? `Scene ${index + 1}` : short;
}
