import { t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { Sparkles } from "lucide-react";
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { formFieldsSet } from "../../entities/prompt/prompt-slice.ts";
import { useAppDispatch, useAppSelector } from "../../store/store.ts";
import type { ComposerProps } from "./composer.tsx";

/** The collapsed line, which shows the focus around its whole width. */
const LINE =
  "flex h-13 items-center gap-3 rounded-[26px] px-5 outline-offset-2 outline-accent has-focus-visible:outline-2";

export interface ComposerDockProps extends Pick<ComposerProps, "isAdmin"> {
  /** Loads the composer with the slots that other features fill. */
  readonly fetchComposer: () => Promise<ComponentType<ComposerProps>>;
}

/**
 * The composer at the bottom of a feed, collapsed to one line until the user starts to write. Wide
 * screens only. The line accepts text from the start, even while the rest is loading.
 */
export function ComposerDock({ isAdmin, fetchComposer }: ComposerDockProps) {
  const [open, setOpen] = useState(false);
  const [Composer, fetchParts] = useFetched(fetchComposer);
  const dock = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(({ prompt: { form } }) => form.prompt);
  const write = () => {
    fetchParts();
    setOpen(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a user who focused the line before the app started
  useEffect(() => {
    if (line.current !== null && line.current === document.activeElement) write();
  }, []);

  useEffect(() => {
    if (!open) return;
    const away = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || dock.current?.contains(target)) return;
      // The composer's own pickers are portalled elsewhere on the page.
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
        className="pointer-events-auto w-full rounded-[26px] border border-line bg-[color-mix(in_srgb,var(--surface-1)_88%,transparent)] shadow-2xl backdrop-blur-2xl transition-[max-width] duration-200 focus-within:border-text-3"
        style={{ maxWidth: open ? "68rem" : "32rem" }}
      >
        {open && Composer ? (
          <div className="enter p-4 pl-5">
            <Composer
              isAdmin={isAdmin}
              autoFocus
              onStarted={() => void navigate({ to: "/create" })}
            />
          </div>
        ) : (
          <label className={LINE} onPointerEnter={fetchParts}>
            <Sparkles size={18} className="text-accent" />
            <textarea
              ref={line}
              rows={1}
              dir="auto"
              aria-label={t`Prompt`}
              placeholder={t`Describe what you want to see`}
              value={draft}
              onClick={write}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                write();
              }}
              onChange={({ target }) => {
                dispatch(formFieldsSet({ prompt: target.value }));
                write();
              }}
              className="h-6 flex-1 resize-none overflow-hidden bg-transparent leading-6 whitespace-nowrap outline-none placeholder:text-text-2"
            />
          </label>
        )}
      </div>
    </div>
  );
}

/** Returns the loaded component, null before, and a function that loads it. */
function useFetched(fetch: ComposerDockProps["fetchComposer"]) {
  const [fetched, setFetched] = useState<ComponentType<ComposerProps> | null>(null);
  const begin = () =>
    void fetch().then(
      (part) => setFetched(() => part),
      () => undefined,
    );
  return [fetched, begin] as const;
}
