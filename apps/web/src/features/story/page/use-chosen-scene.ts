import type { Board, BoardScene } from "@kinora/contracts/story/board";
import { useRef, useState } from "react";

interface ChosenScene {
  readonly scene: BoardScene;
  readonly choose: (sceneId: string) => void;
}

/**
 * The chosen scene stays chosen whatever is inserted before it; when it is removed, the scene that
 * takes its place is chosen.
 */
export function useChosenScene({ scenes }: Board): ChosenScene {
  const [chosen, choose] = useState(scenes[0]?.id);
  const place = useRef(0);
  const found = scenes.findIndex(({ id }) => id === chosen);
  if (found >= 0) place.current = found;
  const scene = scenes[Math.min(place.current, scenes.length - 1)];
  if (!scene) throw new Error("A story has at least one scene");
  return { scene, choose };
}
