import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { PlacedPost } from "./calendar-post.ts";
import type { Moving } from "./use-moving.ts";

/** A movement of this many px counts as a drag; a shorter one is an unsteady press. */
const DRAG_PX = 6;

type Pointer = Pick<globalThis.PointerEvent, "clientX" | "clientY">;

/**
 * Returns what makes a post draggable to the days of the calendar, elements with `data-day`: by
 * mouse anywhere on it, by touch at its handle, so that a finger can still scroll.
 */
export function useDrag(post: PlacedPost, moving: Moving, movable: boolean) {
  const [start, setStart] = useState<Pointer | null>(null);
  const isDragged = useRef(false);

  const follow = useEffectEvent((from: Pointer, { clientX, clientY }: Pointer) => {
    if (!isDragged.current) {
      if (Math.hypot(clientX - from.clientX, clientY - from.clientY) < DRAG_PX) return;
      isDragged.current = true;
      moving.hold(post, "pointer");
      return;
    }
    const under = document.elementFromPoint(clientX, clientY);
    const day = under?.closest<HTMLElement>("[data-day]")?.dataset.day;
    if (day) moving.toDay(day);
  });
  const end = useEffectEvent((drops: boolean) => {
    setStart(null);
    if (!isDragged.current) return;
    if (drops) moving.drop();
    else moving.putBack();
  });

  useEffect(() => {
    if (!start) return;
    const listening = new AbortController();
    const { signal } = listening;
    // On the window: a quick mouse is elsewhere before the post hears of it.
    addEventListener("pointermove", (event) => follow(start, event), { signal });
    addEventListener("pointerup", () => end(true), { signal });
    addEventListener("pointercancel", () => end(false), { signal });
    return () => listening.abort();
  }, [start]);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      isDragged.current = false;
      if (!movable || event.button !== 0) return;
      const isHandle = event.target instanceof Element && event.target.closest("[data-handle]");
      if (event.pointerType !== "mouse" && !isHandle) return;
      setStart({ clientX: event.clientX, clientY: event.clientY });
    },
    /** The press that ends a drag opens nothing; one by a key is none. */
    onClickCapture: (event: MouseEvent) => {
      if (!isDragged.current || event.detail === 0) return;
      isDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
