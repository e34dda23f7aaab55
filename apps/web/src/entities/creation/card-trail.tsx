import { createContext, type ReactNode, use, useEffect, useId, useMemo } from "react";
import { growTrail, type Trail } from "./trail.ts";

const Found = createContext<Trail | null>(null);

/**
 * The list that contains the tile, so that whatever is opened or played from it knows what comes
 * next.
 */
export function useCardTrail(): Trail | null {
  return use(Found);
}

/** Provides its children with the list they belong to and its order. */
export function CardTrail({
  label,
  ids,
  onMore = null,
  children,
}: {
  readonly label: string;
  readonly ids: readonly string[];
  /** Loads the next page; null when everything is loaded. */
  readonly onMore?: (() => void) | null;
  readonly children: ReactNode;
}) {
  const key = useId();
  const trail = useMemo(() => ({ key, label, ids, onMore }), [key, label, ids, onMore]);
  useEffect(() => growTrail(trail), [trail]);
  return <Found value={trail}>{children}</Found>;
}
