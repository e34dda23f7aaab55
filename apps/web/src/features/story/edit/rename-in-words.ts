import type { Board, BoardScene } from "@kinora/contracts/story/board";
import { STORY_DESCRIPTION_MAX, STORY_TITLE_MAX } from "@kinora/contracts/story/story-limits";

/** The places where a name occurs. */
export interface NamePlaces {
  readonly title: boolean;
  readonly description: boolean;
  /** Numbers of the unlocked scenes that contain it, starting at 1. */
  readonly scenes: readonly number[];
}

/** Returns the editable places of the board that contain this name; null when there are none. */
export function placesNaming(board: Board, name: string): NamePlaces | null {
  const pattern = wordOf(name);
  const isIn = (text: string) => text.search(pattern) >= 0;
  const title = isIn(board.title);
  const description = isIn(board.description);
  const scenes = board.scenes.flatMap((scene, index) =>
    !scene.locked && textsOf(scene).some(isIn) ? [index + 1] : [],
  );
  return title || description || scenes.length > 0 ? { title, description, scenes } : null;
}

/** Replaces a name in all editable places of the board. */
export function renameInWords(board: Board, from: string, to: string): Board {
  const pattern = wordOf(from);
  const renamed = (text: string) => text.replace(pattern, () => to);
  const scenes = board.scenes.map((scene) =>
    scene.locked
      ? scene
      : {
          ...scene,
          narration: renamed(scene.narration),
          visual: renamed(scene.visual),
          caption: scene.caption === null ? null : renamed(scene.caption),
        },
  );
  return {
    ...board,
    title: renamed(board.title).slice(0, STORY_TITLE_MAX),
    description: renamed(board.description).slice(0, STORY_DESCRIPTION_MAX),
    scenes,
  };
}

const textsOf = ({ narration, visual, caption }: BoardScene) => [narration, visual, caption ?? ""];

/** Matches a whole word: "Tom" does not match in "Tomorrow". */
function wordOf(name: string): RegExp {
  const literal = name.trim().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "gu");
}
