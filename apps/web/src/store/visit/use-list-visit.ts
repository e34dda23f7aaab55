import { useRef } from "react";
import { standAtAnchor, visitOf } from "./stand.ts";
import { type PagedList, useCatchingUp } from "./use-catching-up.ts";
import { useStanding } from "./use-standing.ts";
import { useVisit } from "./use-visit.ts";
import { isVisit, type Visit } from "./visit-memory.ts";

/**
 * Restores a list after a reload or back navigation as it was left: as many pages, at the same
 * position. Its items carry their id (`data-id`).
 *
 * @param count items shown so far
 */
export function useListVisit(list: PagedList, count: number) {
  const room = useRef<HTMLDivElement>(null);
  const look = useRef<() => Visit | null>(() => null);
  const visit = useVisit(() => look.current(), isVisit);
  // Items removed later are not waited for again.
  const arrived = useRef(visit === null);
  const there = useCatchingUp(list, arrived.current || (visit !== null && count >= visit.count));
  arrived.current ||= there;
  const stood = useStanding(visit, there, visit && (() => standAtAnchor(visit)));
  look.current = () => (room.current && there && count > 0 ? visitOf(room.current, count) : null);
  return {
    room,
    /** True when everything shown before is loaded again. */
    there,
    /** The list as it was, while it is being restored. */
    was: visit && !stood ? visit : null,
  };
}
