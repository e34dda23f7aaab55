import { t } from "@lingui/core/macro";
import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from "react";
import { announce } from "../../../ui/live-region.tsx";

/** A movement of this many px counts as a drag; a shorter one is an unsteady press. */
const DRAG_PX = 6;

export interface Dragging {
  readonly id: string;
  /** Target position, counted without the dragged item. */
  readonly to: number;
}

export interface Reorder {
  readonly dragging: Dragging | null;
  readonly handle: (id: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
  /** Alt with an arrow key moves the focused scene. */
  readonly keys: (id: string) => (event: KeyboardEvent) => void;
}

/**
 * Reorders the items of a list by pointer or keys. Items carry `data-scene`. The list may be
 * vertical or horizontal: the position follows from how many item centres the pointer has passed.
 */
export function useReorder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onMove: (id: string, to: number) => void,
): Reorder {
  const [start, setStart] = useState<{ id: string; x: number; y: number } | null>(null);
  const [dragging, setDragging] = useState<Dragging | null>(null);

  const placeAt = (id: string, x: number, y: number): number => {
    const boxes = [...(list.current?.querySelectorAll<HTMLElement>("[data-scene]") ?? [])]
      .filter((item) => item.dataset.scene !== id)
      .map((item) => item.getBoundingClientRect());
    const [first, second] = boxes;
    const lies = first !== undefined && second !== undefined && second.left > first.left;
    return boxes.filter((box) =>
      lies ? x > box.left + box.width / 2 : y > box.top + box.height / 2,
    ).length;
  };

  const end = () => {
    if (dragging) move(dragging.id, dragging.to);
    setStart(null);
    setDragging(null);
  };
  const move = (id: string, to: number) => {
    const at = Math.max(0, Math.min(ids.length - 1, to));
    if (ids.indexOf(id) === at) return;
    onMove(id, at);
    announce(t`Moved to place ${{ place: at + 1 }} of ${{ count: ids.length }}.`);
  };

  return {
    dragging,
    handle: (id) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart({ id, x: event.clientX, y: event.clientY });
      },
      onPointerMove: ({ clientX, clientY }) => {
        if (!start) return;
        const far = Math.hypot(clientX - start.x, clientY - start.y) >= DRAG_PX;
        if (far || dragging) setDragging({ id: start.id, to: placeAt(start.id, clientX, clientY) });
      },
      onPointerUp: end,
      onPointerCancel: () => {
        setStart(null);
        setDragging(null);
      },
    }),
    keys: (id) => (event) => {
      const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
      if (!event.altKey || by === undefined) return;
      event.preventDefault();
      move(id, ids.indexOf(id) + by);
    },
  };
}
