import type { Story } from "@kinora/contracts/story/story";
import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Tells when the preview of the whole story is there that was ordered in this window: one wants to see it. A preview
 * that holds again after an undo, or that another window ordered, is no reason to look away from a scene.
 *
 * @param orderedAt the story's sequence after the order; null: none was given
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
