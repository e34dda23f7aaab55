import { useEffect, useRef } from "react";
import { useFollowed } from "../../../entities/creation/trail.ts";

export interface Neighbours {
  readonly previous: string | null;
  readonly next: string | null;
  /** Position, starting at 1. */
  readonly at: number;
  readonly count: number;
  /** The name of the list. */
  readonly label: string;
  /** True while the list continues and its next page is being loaded. */
  readonly grows: boolean;
}

/** The next page is requested when this many items are left. */
const NEARLY_OUT = 4;

/**
 * Returns the neighbours of an item in its originating list; null for a visitor who came by a link.
 */
export function useNeighbours(id: string): Neighbours | null {
  const followed = useFollowed();
  const last = useRef<Neighbours | null>(null);
  const at = followed?.ids.indexOf(id) ?? -1;
  const left = (followed?.ids.length ?? 0) - at - 1;
  const onMore = followed?.onMore ?? null;
  useEffect(() => {
    if (at >= 0 && left < NEARLY_OUT) onMore?.();
  }, [at, left, onMore]);
  // A work that was just deleted has left the list; keep its last neighbours.
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
