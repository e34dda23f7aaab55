import { useEffect, useRef } from "react";
import { useFollowed } from "../../../entities/creation/trail.ts";

export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
  /** From 1. */
  readonly at: number;
  readonly count: number;
  /** What the list is called. */
  readonly label: string;
  /** The list goes on; its next page is on its way. */
  readonly grows: boolean;
}

/** The next page of the list is asked for when so few are left. */
const NEARLY_OUT = 4;

/** What stands beside an item in the list somebody came from; null for who came by a link. */
export function useNeighbours(id: string): Neighbours | null {
  const followed = useFollowed();
  const last = useRef<Neighbours | null>(null);
  const at = followed?.ids.indexOf(id) ?? -1;
  const left = (followed?.ids.length ?? 0) - at - 1;
  const onMore = followed?.onMore ?? null;
  useEffect(() => {
    if (at >= 0 && left < NEARLY_OUT) onMore?.();
  }, [at, left, onMore]);
  // What was just deleted is out of its list; its neighbours stay where they were.
  if (!followed || at < 0) return last.current;
  last.current = {
    previous: followed.ids[at - 1] ?? null,
    next: followed.ids[at + 1] ?? null,
    at: at + 1,
    count: followed.ids.length,
    label: followed.label,
    grows: onMore !== null,
  };
  return last.current;
}
