import type { CreationCard } from "@kinora/contracts/creation/creation";
import { useLayoutEffect, useRef, useState } from "react";
import type { FeedStart } from "./feed-beginning.ts";
import { indexOfPlace } from "./feed-memory.ts";
import { standAtAnchor, standAtItem } from "./stand.ts";

/** Once everything is there: to the place that is meant. True when that is done. */
export function useStanding(
  start: FeedStart,
  there: boolean,
  cards: readonly CreationCard[],
): boolean {
  const [stood, setStood] = useState<FeedStart | null>(null);
  const list = useRef(cards);
  list.current = cards;
  useLayoutEffect(() => {
    if (!there || start.how === "fresh") return;
    // After the wall has its places and the router has scrolled, before anything is painted.
    const frame = requestAnimationFrame(() => {
      if (start.how === "restored") standAtAnchor(start.visit);
      else standAtItem(list.current[indexOfPlace(list.current, start.place)]?.id ?? "");
      setStood(start);
    });
    return () => cancelAnimationFrame(frame);
  }, [start, there]);
  return stood === start;
}
