import { Check, Info, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { toastAction } from "./toast-action.ts";

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

/**
 * One short message at a time; it stays as long as it takes to read, or is pointed at. It covers nothing: it has a
 * strip of its own under the bar, or at the head of what is open over the page, and all below makes room.
 */
export function Toast({ toggled, text, type, onDone }: ToastProps) {
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
    const strip = box.current;
    if (!toggled || !strip) return;
    const root = document.documentElement;
    // What is fixed or sticks below the bar makes room by it.
    const tell = () => root.style.setProperty("--toast", `${strip.offsetHeight}px`);
    const watched = new ResizeObserver(tell);
    watched.observe(strip);
    tell();
    return () => {
      watched.disconnect();
      root.style.removeProperty("--toast");
    };
  }, [toggled]);

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
          data-toast=""
          className="toast-strip sticky top-14 z-25 flex justify-center px-4 py-1 md:top-(--nav-desktop)"
        >
          <div className="enter flex min-h-12 w-max max-w-[28rem] items-center gap-3 rounded-3xl border border-line bg-surface-2 py-1 pr-1 pl-4 text-14">
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
        </div>
      )}
    </div>
  );
}
