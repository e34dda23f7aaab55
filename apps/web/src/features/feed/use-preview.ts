import { type RefObject, useCallback, useEffect, useState } from "react";
import { mayStartByItself, watchMotion } from "../../ui/motion-preference.ts";

const SETTLE_MS = 250;
/** Delay after the page opens, so that its pictures load before an unrequested film. */
const FIRST_MS = 2_500;

export interface Preview {
  readonly playingId: string | null;
  readonly enter: (id: string) => void;
  readonly leave: (id: string) => void;
}

const hovers = () => matchMedia("(hover: hover)").matches;

/**
 * Decides which single tile plays: the one under a hovering pointer, otherwise the one nearest to
 * the middle of the screen. None when the user saves data or reduces motion. Those preferences are
 * read when something is about to play rather than rendered from, because re-rendering the wall
 * would delay the page's start.
 */
export function usePreview(wall: RefObject<HTMLElement | null>, count: number): Preview {
  const [playingId, setPlayingId] = useState<string | null>(null);

  useEffect(() => {
    if (count === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const play = () => {
      if (!mayStartByItself()) setPlayingId(null);
      else if (!hovers()) setPlayingId(mostCentral(wall.current));
    };
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(play, SETTLE_MS);
    };
    const unwatch = watchMotion(play);
    addEventListener("scroll", settle, { passive: true });
    timer = setTimeout(play, FIRST_MS);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", settle);
      unwatch();
    };
  }, [wall, count]);

  const enter = useCallback((id: string) => {
    if (hovers() && mayStartByItself()) setPlayingId(id);
  }, []);
  const leave = useCallback((id: string) => {
    if (hovers()) setPlayingId((now) => (now === id ? null : now));
  }, []);
  return { playingId, enter, leave };
}

function mostCentral(wall: HTMLElement | null): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const tile of wall?.querySelectorAll<HTMLElement>("[data-film]") ?? []) {
    const { top, bottom } = tile.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) continue;
    const away = Math.abs((top + bottom) / 2 - innerHeight / 2);
    if (away < least) {
      least = away;
      best = tile.dataset.film ?? null;
    }
  }
  return best;
}
