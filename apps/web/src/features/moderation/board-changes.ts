import type { LookedAtBoard } from "@kinora/contracts/story/looked-at-board";

export interface BoardChanges {
  /** True when the title or the description is another. */
  readonly isRetitled: boolean;
  /** Ids of scenes that are new or show something else. */
  readonly scenes: ReadonlySet<string>;
  readonly removed: number;
}

/** Returns what a storyboard shows that it did not show before. */
export function changesOf(before: LookedAtBoard, now: LookedAtBoard): BoardChanges {
  const shown = scenesOf(before);
  const shows = scenesOf(now);
  return {
    isRetitled:
      before.board.title !== now.board.title || before.board.description !== now.board.description,
    scenes: new Set([...shows].filter(([id, one]) => shown.get(id) !== one).map(([id]) => id)),
    removed: [...shown.keys()].filter((id) => !shows.has(id)).length,
  };
}

/** Everything that a scene shows, by its id. */
function scenesOf({ board, scenes }: LookedAtBoard): ReadonlyMap<string, string> {
  const pictures = new Map(scenes.map(({ id, picture }) => [id, picture && fileOf(picture.url)]));
  return new Map(
    board.scenes.map((scene) => [scene.id, JSON.stringify([scene, pictures.get(scene.id)])]),
  );
}

/** The address of a file without its signature, which is another with each answer. */
const fileOf = (url: string): string => url.split("?")[0] ?? url;
