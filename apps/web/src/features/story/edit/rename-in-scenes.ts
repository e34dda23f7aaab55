import type { Board, BoardScene } from "@kinora/contracts/story/board";

/** Numbers of the scenes that may change and say this name, from 1. */
export function scenesNaming(board: Board, name: string): readonly number[] {
  const pattern = wordOf(name);
  return board.scenes.flatMap((scene, index) =>
    !scene.locked && textsOf(scene).some((text) => text.search(pattern) >= 0) ? [index + 1] : [],
  );
}

/** Puts another name in the place of one, wherever a scene that may change says it. */
export function renameInScenes(board: Board, from: string, to: string): Board {
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
  return { ...board, scenes };
}

const textsOf = ({ narration, visual, caption }: BoardScene) => [narration, visual, caption ?? ""];

/** As a word of its own: "Tom" is not in "Tomorrow". */
function wordOf(name: string): RegExp {
  const literal = name.trim().replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "gu");
}
