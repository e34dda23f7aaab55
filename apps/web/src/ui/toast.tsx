import { t } from "@lingui/core/macro";
import { Check, Info, TriangleAlert, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { toastAction } from "./toast-action.ts";
import { coveredBy, overlap, placeOf, visibleControls } from "./toast-place.ts";

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
/** Duration of a toast with an action. */
const ACTION_MS = 8_000;
const MS_PER_CHARACTER = 45;

/** Distance from the edges of the window and from its bars, px. */
const MARGIN = 12;

/**
 * Shows one short message at a time, for as long as it takes to read or is hovered. It floats over
 * the page without shifting it, where it covers no control; on a wall, which is all controls, where
 * it covers the least.
 */
export function Toast({ toggled, text, type, onDone }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const action = toggled ? toastAction(text) : null;
  useLeaving(box, toggled ? text : "", onDone);
  usePlace(box, toggled ? text : "");

  return (
    <div
      role={type === "danger" ? "alert" : "status"}
      // Explicitly live, because an open dialog hides everything else from screen readers.
      aria-live={type === "danger" ? "assertive" : "polite"}
      className="contents"
    >
      {toggled && (
        <div
          ref={box}
          data-toast=""
          className="fixed z-45 w-max max-w-[min(28rem,calc(100%-1.5rem))]"
        >
          <div className="enter flex min-h-12 items-center gap-3 rounded-3xl border border-line bg-surface-2 py-1 pr-1 pl-4 text-14 shadow-2xl">
            {ICONS[type]}
            <span className="min-w-0 py-1 wrap-anywhere">{text}</span>
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
              aria-label={t`Dismiss`}
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

type Box = RefObject<HTMLDivElement | null>;

/** Closes it once it had time to be read, but not while it is hovered. */
function useLeaving(box: Box, text: string, onDone: () => void): void {
  useEffect(() => {
    const shown = box.current;
    if (text === "" || !shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => clearTimeout(timer);
    const go = () => {
      hold();
      const offered = toastAction(text);
      const least = offered ? ACTION_MS : BASE_MS;
      timer = setTimeout(onDone, offered?.lasts ?? least + text.length * MS_PER_CHARACTER);
    };
    for (const begin of ["pointerenter", "focusin"]) shown.addEventListener(begin, hold);
    for (const end of ["pointerleave", "focusout"]) shown.addEventListener(end, go);
    go();
    return () => {
      hold();
      for (const begin of ["pointerenter", "focusin"]) shown.removeEventListener(begin, hold);
      for (const end of ["pointerleave", "focusout"]) shown.removeEventListener(end, go);
    };
  }, [box, text, onDone]);
}

/** Positions it where it covers nothing, including what appears later. */
function usePlace(box: Box, text: string): void {
  useLayoutEffect(() => {
    const shown = box.current;
    if (text === "" || !shown) return;
    const place = () => putAside(shown);
    // It never covers the focused element. Otherwise it stays: a message that moves while it is
    // read is worse than one in the way.
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || shown.contains(target)) return;
      if (overlap(shown.getBoundingClientRect(), target.getBoundingClientRect()) > 0) place();
    };
    place();
    addEventListener("resize", place);
    const grown = new ResizeObserver(place);
    grown.observe(document.body);
    // Content added to the page later may appear right under it.
    const changed = new MutationObserver(() => {
      if (coveredBy(shown.getBoundingClientRect(), visibleControls(shown))) place();
    });
    changed.observe(document.body, { childList: true, subtree: true });
    addEventListener("focusin", uncover);
    return () => {
      grown.disconnect();
      changed.disconnect();
      removeEventListener("resize", place);
      removeEventListener("focusin", uncover);
    };
  }, [box, text]);
}

function putAside(box: HTMLElement): void {
  const bar = (edge: string) =>
    document.querySelector(edge)?.getBoundingClientRect() ?? { top: innerHeight, bottom: 0 };
  const top = Math.max(0, bar("header").bottom) + MARGIN;
  // Wide screens have no bottom bar, so its top is 0.
  const foot = (bar("[data-bottom-bar]").top || innerHeight) - MARGIN;
  const room = {
    left: MARGIN,
    top,
    width: (document.documentElement.clientWidth || innerWidth) - 2 * MARGIN,
    height: foot - top,
  };
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const place = placeOf(size, room, visibleControls(box));
  box.style.left = `${place.left}px`;
  box.style.top = `${place.top}px`;
}
