import { type RefObject, useEffect, useState } from "react";
import { followPlayer, type PlayerState, SILENT } from "./player-state.ts";

/** Returns the live state of a media element. */
export function usePlayer(media: RefObject<HTMLMediaElement | null>): PlayerState {
  const [state, setState] = useState<PlayerState>(SILENT);
  useEffect(() => (media.current ? followPlayer(media.current, setState) : undefined), [media]);
  return state;
}
