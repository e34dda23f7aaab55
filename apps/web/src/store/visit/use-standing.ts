import { useLayoutEffect, useRef, useState } from "react";

/**
 * Once everything is there: to the place that is meant.
 *
 * @param start how this look at the list began: another one stands anew
 * @param stand null where a look begins at the top
 * @returns that is done
 */
export function useStanding(start: object | null, there: boolean, stand: (() => void) | null) {
  const [stood, setStood] = useState<object | null>(null);
  const latest = useRef(stand);
  latest.current = stand;
  useLayoutEffect(() => {
    if (!there || latest.current === null) return;
    // After the list has its places and the router has scrolled, before anything is painted.
    const frame = requestAnimationFrame(() => {
      latest.current?.();
      setStood(start);
    });
    return () => cancelAnimationFrame(frame);
  }, [start, there]);
  return stood === start;
}
