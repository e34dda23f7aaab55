import { Check, Info, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { cx } from "./class-names.ts";

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
const MS_PER_CHARACTER = 45;

/** One short message at a time; it stays as long as it takes to read. */
export function Toast({ toggled, text, type, placement, onDone }: ToastProps) {
  useEffect(() => {
    if (!toggled) return;
    const timer = setTimeout(onDone, BASE_MS + text.length * MS_PER_CHARACTER);
    return () => clearTimeout(timer);
  }, [toggled, text, onDone]);

  return (
    <div
      role={type === "danger" ? "alert" : "status"}
      className={cx(
        "pointer-events-none fixed inset-x-0 z-60 flex justify-center px-4",
        placement === "top"
          ? "top-4"
          : "bottom-[calc(var(--nav-mobile)+var(--player)+env(safe-area-inset-bottom,0px)+1.25rem)] md:bottom-[calc(var(--player)+1.5rem)]",
      )}
    >
      {toggled && (
        <div className="enter pointer-events-auto flex min-h-12 max-w-md items-center gap-3 rounded-full border border-line bg-surface-2 py-1 pr-1 pl-4 text-14 shadow-2xl">
          {ICONS[type]}
          <span>{text}</span>
          <button
            type="button"
            onClick={onDone}
            aria-label="Dismiss"
            className="grid size-10 shrink-0 place-items-center rounded-full text-text-2 hover:bg-surface-3 hover:text-text"
          >
            <X size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
