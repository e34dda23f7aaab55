import { t } from "@lingui/core/macro";
import { Check } from "lucide-react";
import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { cx } from "../../../ui/class-names.ts";
import { useSelection } from "./selection.ts";

/** A touch held for this long selects. */
const LONG_PRESS_MS = 500;
const STILL_PX = 10;

/** A work that can be selected by its mark, by Shift and click, or by a long press. */
export function Choosable({
  id,
  name,
  children,
}: {
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}) {
  const selection = useSelection();
  const press = useLongPress(() => selection?.toggle(id));
  if (!selection) return children;
  const { on, chosen, toggle } = selection;
  const isChosen = chosen.has(id);
  const byShift = (event: MouseEvent) => {
    if (!event.shiftKey && !press.wasLong()) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) toggle(id, true);
  };
  return (
    <div
      className="size-full [-webkit-touch-callout:none]"
      onClickCapture={byShift}
      {...press.pointer}
    >
      <div inert={on} className={cx("size-full", isChosen && "rounded-media ring-3 ring-accent")}>
        {children}
      </div>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={t`Select ${{ name: name.slice(0, 60) }}`}
        data-choice=""
        onChange={() => toggle(id)}
        className={cx(
          "peer absolute z-10 cursor-pointer appearance-none",
          on ? "inset-0 rounded-media" : "top-0 left-0 size-11 rounded-full touch:hidden",
        )}
      />
      <span
        className={cx(
          "pointer-events-none absolute top-2 left-2 grid size-7 place-items-center rounded-full border-2 border-white shadow transition-opacity",
          isChosen ? "bg-accent text-accent-ink" : "bg-black/45 text-transparent",
          !on &&
            "opacity-0 peer-focus-visible:opacity-100 group-hover/tile:opacity-100 touch:hidden",
        )}
      >
        <Check size={16} />
      </span>
    </div>
  );
}

function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const long = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    /** Called by the click that ends the press. */
    wasLong: () => {
      const was = long.current;
      long.current = false;
      return was;
    },
    pointer: {
      onPointerDown: (event: PointerEvent) => {
        long.current = false;
        if (event.pointerType !== "touch") return;
        from.current = { x: event.clientX, y: event.clientY };
        timer.current = setTimeout(() => {
          long.current = true;
          act();
        }, LONG_PRESS_MS);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > STILL_PX) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        if (long.current) event.preventDefault();
      },
    },
  };
}

/** Moves the focus from mark to mark with arrow keys, in the order of the works. */
export function moveAmongMarks(wall: HTMLElement, key: string): boolean {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const marks = [...wall.querySelectorAll<HTMLElement>("[data-choice]")];
  const at = marks.findIndex((mark) => mark.matches(":focus"));
  if (by === undefined || at < 0) return false;
  marks[Math.min(marks.length - 1, Math.max(0, at + by))]?.focus();
  return true;
}
