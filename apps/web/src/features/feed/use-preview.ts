import { type RefObject, useCallback, useEffect, useState } from "react";
import { useMayStartByItself } from "../../ui/motion-preference.ts";
import { useMediaQuery } from "../../ui/use-media-query.ts";

const SETTLE_MS = 250;

export interface Preview {
  readonly playingId: string | null;
  readonly enter: (id: string) => void;
  readonly leave: (id: string) => void;
}

/**
 * Which tile plays: one at a time. With a hovering pointer the tile under it, else the one nearest to
 * the middle of the screen. None when data or motion is to be spared.
 */
export function usePreview(wall: RefObject<HTMLElement | null>, count: number): Preview {
  const [playingId, setPlayingId] = useState<string | null>(null);
  const hovers = useMediaQuery("(hover: hover)");
  const still = !useMayStartByItself();

  useEffect(() => {
    if (hovers || still || count === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPlayingId(mostCentral(wall.current)), SETTLE_MS);
    };
    settle();
    addEventListener("scroll", settle, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", settle);
    };
  }, [wall, hovers, still, count]);

  const enter = useCallback(
    (id: string) => {
      if (hovers && !still) setPlayingId(id);
    },
    [hovers, still],
  );
  const leave = useCallback(
    (id: string) => {
      if (hovers) setPlayingId((now) => (now === id ? null : now));
    },
    [hovers],
  );
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
