import { useRef } from "react";
import { standAtAnchor, visitOf } from "./stand.ts";
import { type PagedList, useCatchingUp } from "./use-catching-up.ts";
import { useStanding } from "./use-standing.ts";
import { useVisit } from "./use-visit.ts";
import { isVisit, type Visit } from "./visit-memory.ts";

/**
 * A list that comes back, by reload or by the way back, as it was left: with as many pages as there were, at the same
 * place. Its items carry their id (`data-id`).
 *
 * @param count items that are shown so far
 */
export function useListVisit(list: PagedList, count: number) {
  const room = useRef<HTMLDivElement>(null);
  const look = useRef<() => Visit | null>(() => null);
  const visit = useVisit(() => look.current(), isVisit);
  // What goes away later is not waited for again.
  const arrived = useRef(visit === null);
  const there = useCatchingUp(list, arrived.current || (visit !== null && count >= visit.count));
  arrived.current ||= there;
  const stood = useStanding(visit, there, visit && (() => standAtAnchor(visit)));
  look.current = () => (room.current && there && count > 0 ? visitOf(room.current, count) : null);
  return {
    room,
    /** All that was there is there again. */
    there,
    /** While the list is coming back: what it was. */
    was: visit && !stood ? visit : null,
  };
}
