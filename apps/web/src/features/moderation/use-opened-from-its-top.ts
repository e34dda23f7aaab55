import { type RefObject, useEffect, useRef } from "react";

/** Focuses a case that follows another, and scrolls to its top. */
export function useOpenedFromItsTop(id: string | null): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView?.({ block: "start", behavior: "instant" });
  }, [id]);
  return section;
}
