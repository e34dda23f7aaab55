import { createContext, type ReactNode, use, useEffect, useId, useMemo } from "react";
import { growTrail, type Trail } from "./trail.ts";

const Found = createContext<Trail | null>(null);

/** The list a tile stands in: what is opened or played there knows what comes next. */
export function useCardTrail(): Trail | null {
  return use(Found);
}

/** Says of everything in it that it stands in this list, in this order. */
export function CardTrail({
  label,
  ids,
  onMore = null,
  children,
}: {
  readonly label: string;
  readonly ids: readonly string[];
  /** Brings the next page; null when everything is here. */
  readonly onMore?: (() => void) | null;
  readonly children: ReactNode;
}) {
  const key = useId();
  const trail = useMemo(() => ({ key, label, ids, onMore }), [key, label, ids, onMore]);
  useEffect(() => growTrail(trail), [trail]);
  return <Found value={trail}>{children}</Found>;
}
