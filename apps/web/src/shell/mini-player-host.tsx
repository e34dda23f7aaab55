import { lazy, Suspense, useEffect } from "react";
import { useNowPlaying } from "../entities/creation/sound/now-playing.ts";

const MiniPlayer = lazy(() => import("./mini-player.tsx").then((m) => ({ default: m.MiniPlayer })));

/** Space for the mini player while it has a piece and that piece's own page is not open. */
export function MiniPlayerHost({ shownItem }: { readonly shownItem: string | null }) {
  const id = useNowPlaying()?.track.id ?? null;
  const shown = id !== null && id !== shownItem;
  useEffect(() => {
    if (!shown) return;
    // Everything at the bottom of a page makes room for it (tokens.css).
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
