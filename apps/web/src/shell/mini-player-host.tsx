import { lazy, Suspense, useEffect } from "react";
import { useNowPlaying } from "../entities/creation/sound/now-playing.ts";

const MiniPlayer = lazy(() => import("./mini-player.tsx").then((m) => ({ default: m.MiniPlayer })));

/** Room for the small player, while something is in it and its own page does not show it large. */
export function MiniPlayerHost({ shownItem }: { readonly shownItem: string | null }) {
  const id = useNowPlaying()?.track.id ?? null;
  const shown = id !== null && id !== shownItem;
  useEffect(() => {
    if (!shown) return;
    // Whatever stands at the foot of a page makes room (tokens.css).
    document.documentElement.dataset.player = "";
    return () => {
      delete document.documentElement.dataset.player;
    };
  }, [shown]);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <MiniPlayer />
    </Suspense>
  );
}
