import type { Story } from "@kinora/contracts/story/story";
import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls `onMade` when the preview of the whole story that was ordered in this window is made. A
 * preview that an undo makes valid again, or that another window ordered, must not replace the view
 * of a scene.
 *
 * @param orderedAt the story's sequence after the order; null when none was made
 */
export function useFilmMade(orderedAt: number | null, story: Story, onMade: () => void): void {
  const told = useRef<number | null>(null);
  const made = useEffectEvent(onMade);
  const { sequence, work, previewFresh } = story;
  useEffect(() => {
    if (orderedAt === null || told.current === orderedAt) return;
    if (sequence < orderedAt || work !== null) return;
    told.current = orderedAt;
    if (previewFresh) made();
  }, [orderedAt, sequence, work, previewFresh]);
}
