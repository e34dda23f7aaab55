import { useLayoutEffect, useRef, useState } from "react";

/**
 * Scrolls to the wanted place once everything is loaded.
 *
 * @param start identifies this view of the list; another one scrolls again
 * @param stand null when a view begins at the top
 * @returns true once done
 */
export function useStanding(start: object | null, there: boolean, stand: (() => void) | null) {
  const [stood, setStood] = useState<object | null>(null);
  const latest = useRef(stand);
  latest.current = stand;
  useLayoutEffect(() => {
    if (!there || latest.current === null) return;
    // After the list has its layout and the router has scrolled, before the first paint.
    const frame = requestAnimationFrame(() => {
      latest.current?.();
      setStood(start);
    });
    return () => cancelAnimationFrame(frame);
  }, [start, there]);
  return stood === start;
}
