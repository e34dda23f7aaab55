import { type MouseEvent, type PointerEvent, useRef } from "react";
import type { PlacedPost } from "./calendar-post.ts";
import type { Moving } from "./use-moving.ts";

/** A movement of this many px counts as a drag; a shorter one is an unsteady press. */
const DRAG_PX = 6;

/**
 * Returns what makes a post draggable to the days of the calendar, elements with `data-day`: by
 * mouse anywhere on it, by touch at its handle, so that a finger can still scroll.
 */
export function useDrag(post: PlacedPost, moving: Moving, movable: boolean) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const isDragged = useRef(false);

  const end = (finish: () => void) => {
    const wasDragged = isDragged.current && start.current !== null;
    start.current = null;
    if (wasDragged) finish();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isDragged.current = false;
      if (!movable || event.button !== 0) return;
      const isHandle = event.target instanceof Element && event.target.closest("[data-handle]");
      if (event.pointerType !== "mouse" && !isHandle) return;
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { clientX, clientY, currentTarget, pointerId } = event;
      if (!start.current) return;
      if (!isDragged.current) {
        const { x, y } = start.current;
        if (Math.hypot(clientX - x, clientY - y) < DRAG_PX) return;
        isDragged.current = true;
        // Not before: a captured press would be a click on the post, not on its buttons.
        currentTarget.setPointerCapture(pointerId);
        moving.hold(post, "pointer");
        return;
      }
      const under = document.elementFromPoint(clientX, clientY);
      const day = under?.closest<HTMLElement>("[data-day]")?.dataset.day;
      if (day) moving.toDay(day);
    },
    onPointerUp: () => end(moving.drop),
    onPointerCancel: () => end(moving.putBack),
    onClickCapture: (event: MouseEvent) => {
      if (!isDragged.current) return;
      isDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
