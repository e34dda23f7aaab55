import { useNavigate } from "@tanstack/react-router";
import { Sparkles } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useAppSelector } from "../../store/store.ts";
import type { ComposerKit } from "./composer.tsx";

const Composer = lazy(() => import("./composer.tsx").then((m) => ({ default: m.Composer })));

/** The composer at the foot of a feed: one line until somebody wants to write. Wide screens only. */
export function ComposerDock(kit: ComposerKit) {
  const [open, setOpen] = useState(false);
  const dock = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const draft = useAppSelector(({ prompt }) => prompt.form.prompt);

  useEffect(() => {
    if (!open) return;
    const away = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || dock.current?.contains(target)) return;
      // Its own pickers open elsewhere on the page.
      if (!target.closest("[role=dialog], [data-base-ui-portal]")) setOpen(false);
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, [open]);

  const keys = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) setOpen(false);
  };

  return (
    <div className="pointer-events-none sticky bottom-[calc(var(--player)+1.25rem)] z-20 mt-auto mb-5 hidden justify-center pt-6 md:flex">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the dock from inside it */}
      <div
        ref={dock}
        onKeyDown={keys}
        className="pointer-events-auto w-full rounded-[26px] border border-line bg-[color-mix(in_srgb,var(--surface-1)_88%,transparent)] shadow-2xl backdrop-blur-2xl transition-[max-width] duration-200"
        style={{ maxWidth: open ? "68rem" : "32rem" }}
      >
        {open ? (
          <Suspense fallback={<div className="h-36" />}>
            <div className="enter p-4 pl-5">
              <Composer {...kit} autoFocus onStarted={() => void navigate({ to: "/create" })} />
            </div>
          </Suspense>
        ) : (
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="flex h-13 w-full items-center gap-3 rounded-[26px] px-5 text-left text-text-2 hover:text-text"
          >
            <Sparkles size={18} className="text-accent" />
            <span className="flex-1 truncate">{draft || "Describe what you want to see"}</span>
          </button>
        )}
      </div>
    </div>
  );
}
