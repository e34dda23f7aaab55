import { useCallback, useRef, useState } from "react";

export type Side = "left" | "right";
export type Watched = Readonly<Record<Side, number>>;

const NOTHING: Watched = { left: 0, right: 0 };

/** Counts the seconds for which the two works of a pair were seen. */
export function useWatch() {
  const [seen, setSeen] = useState<Watched>(NOTHING);
  const latest = useRef<Watched>(NOTHING);
  const add = useCallback((side: Side, seconds: number) => {
    latest.current = { ...latest.current, [side]: latest.current[side] + seconds };
    setSeen(latest.current);
  }, []);
  return { seen, add };
}
