import { type RefObject, useEffect, useRef } from "react";

/** A swipe at least this long, and more horizontal than vertical, steps to the next item. */
const FAR_PX = 56;
const SIDEWAYS = 1.5;
/** A time line, or a picture larger than its container. */
const TAKEN = "input, [data-drags]";

export interface Swipe {
  readonly back: () => void;
  readonly forth: () => void;
}

/** Steps through the list on a horizontal swipe over the work. */
export function useSwipe(stage: RefObject<HTMLElement | null>, swipe: Swipe): void {
  const latest = useRef(swipe);
  latest.current = swipe;
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let from: { readonly x: number; readonly y: number } | null = null;
    const start = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      const isFree = target instanceof Element && !target.closest(TAKEN);
      from =
        touch && touches.length === 1 && isFree ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!from || !touch) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      from = null;
      if (Math.abs(x) < FAR_PX || Math.abs(x) < Math.abs(y) * SIDEWAYS) return;
      if (x < 0) latest.current.forth();
      else latest.current.back();
    };
    const stop = () => {
      from = null;
    };
    element.addEventListener("touchstart", start, { passive: true });
    element.addEventListener("touchend", end);
    element.addEventListener("touchcancel", stop);
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchend", end);
      element.removeEventListener("touchcancel", stop);
    };
  }, [stage]);
}
