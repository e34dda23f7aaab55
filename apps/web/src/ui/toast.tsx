import { Check, Info, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { toastAction } from "./toast-action.ts";
import { placeOf, visibleControls } from "./toast-place.ts";

export interface ToastProps {
  readonly toggled: boolean;
  readonly text: string;
  readonly type: "default" | "success" | "warning" | "danger";
  readonly placement: "bottom" | "top";
  readonly onDone: () => void;
}

const ICONS: Readonly<Record<ToastProps["type"], ReactNode>> = {
  default: <Info size={18} className="text-text-2" />,
  success: <Check size={18} className="text-ok" />,
  warning: <TriangleAlert size={18} className="text-warn" />,
  danger: <TriangleAlert size={18} className="text-danger" />,
};

const BASE_MS = 3_500;
/** With something to press. */
const ACTION_MS = 8_000;
const MS_PER_CHARACTER = 45;

/** From the edges of the screen, and from the bars at its head and foot. */
const MARGIN = 16;

/** One short message at a time; it stays as long as it takes to read, or is pointed at, and covers no control. */
export function Toast({ toggled, text, type, placement, onDone }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const action = toggled ? toastAction(text) : null;
  useEffect(() => {
    const shown = box.current;
    if (!toggled || !shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => clearTimeout(timer);
    const go = () => {
      hold();
      timer = setTimeout(
        onDone,
        (toastAction(text) ? ACTION_MS : BASE_MS) + text.length * MS_PER_CHARACTER,
      );
    };
    for (const begin of ["pointerenter", "focusin"]) shown.addEventListener(begin, hold);
    for (const end of ["pointerleave", "focusout"]) shown.addEventListener(end, go);
    go();
    return () => {
      hold();
      for (const begin of ["pointerenter", "focusin"]) shown.removeEventListener(begin, hold);
      for (const end of ["pointerleave", "focusout"]) shown.removeEventListener(end, go);
    };
  }, [toggled, text, onDone]);
  useLayoutEffect(() => {
    if (!toggled || !text) return;
    const place = () => putAside(box.current, placement);
    place();
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [toggled, text, placement]);

  return (
    <div
      role={type === "danger" ? "alert" : "status"}
      // Said aloud, for an open dialog hides from the ear all that does not say so.
      aria-live={type === "danger" ? "assertive" : "polite"}
      className="contents"
    >
      {toggled && (
        <div
          ref={box}
          className="enter fixed z-60 flex min-h-12 w-max max-w-[min(28rem,calc(100vw-2rem))] items-center gap-3 rounded-3xl border border-line bg-surface-2 py-1 pr-1 pl-4 text-14 shadow-2xl"
        >
          {ICONS[type]}
          <span className="py-1">{text}</span>
          {action && (
            <button
              type="button"
              onClick={() => {
                onDone();
                action.run();
              }}
              className="h-11 shrink-0 rounded-full px-3 font-medium text-accent hover:bg-surface-3"
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            onClick={onDone}
            aria-label="Dismiss"
            className="grid size-11 shrink-0 place-items-center rounded-full text-text-2 hover:bg-surface-3 hover:text-text"
          >
            <X size={16} />
          </button>
        </div>
      )}
    </div>
  );
}

/** Measured once as it appears: a message that moves while it is read is worse than one in the way. */
function putAside(box: HTMLElement | null, placement: ToastProps["placement"]): void {
  if (!box) return;
  const height = placement === "top" ? box.offsetHeight : innerHeight - 2 * MARGIN;
  const room = { left: MARGIN, top: MARGIN, width: innerWidth - 2 * MARGIN, height };
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const { left, top } = placeOf(size, room, visibleControls(box));
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
