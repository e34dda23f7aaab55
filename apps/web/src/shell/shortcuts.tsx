import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { isTyping } from "../ui/is-typing.ts";
import { Sheet } from "../ui/sheet.tsx";

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ["?", "Show these keys"],
  ["/", "Search"],
  ["C", "Create"],
  ["G", "Feed"],
  ["B", "Library"],
  ["N", "Activity"],
  ["⌘ Enter", "Create from the form (Ctrl elsewhere)"],
  ["K or Space", "Play, pause"],
  ["← →", "Back and forth in a film"],
  ["M · L · F", "Sound, loop, fill the screen"],
  ["Esc", "Close what is open"],
];

/** The keys that work everywhere, and the sheet that lists all of them. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = {
      "?": () => setOpen(true),
      "/": () => document.querySelector<HTMLElement>("[data-search-field]")?.focus(),
      c: () => void navigate({ to: "/create" }),
      g: () => void navigate({ to: "/" }),
      b: () => void navigate({ to: "/library" }),
      n: () => void navigate({ to: "/notifications" }),
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("[role=dialog], [role=menu]")) return;
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [navigate]);

  return (
    <Sheet open={open} onClose={() => setOpen(false)} title="Keys">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
        {KEYS.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-md bg-surface-3 px-2 py-1 font-sans text-12">{keys}</kbd>
            </dt>
            <dd className="text-text-2">{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
