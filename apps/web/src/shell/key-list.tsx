import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";

const COMMAND = "Command";

/** Drawn, as not every font has the arrows. */
const ARROWS = (
  <span className="inline-flex gap-1 align-[-2px]">
    <ArrowLeft size={13} role="img" aria-label="left arrow" />
    <ArrowRight size={13} role="img" aria-label="right arrow" />
  </span>
);

const KEYS: readonly (readonly [keys: ReactNode, does: string])[] = [
  ["?", "Show these shortcuts"],
  ["/", "Search"],
  ["C", "Create"],
  ["G", "Feed"],
  ["B", "Library"],
  ["N", "Activity"],
  [`${COMMAND} Enter`, "Send the prompt"],
  ["K or Space", "Play, pause"],
  [ARROWS, "Back and forth in a film; previous and next picture"],
  [<>Shift {ARROWS}</>, "Previous and next work, whatever it is"],
  ["M, L, F", "Sound, loop, fill the screen"],
  ["+ − 0", "Zoom in, zoom out, fit: an enlarged picture"],
  ["Esc", "Close what is open"],
];

/** The keys that work everywhere. */
export function KeyList() {
  const command = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform) ? "Command" : "Ctrl";
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
      {KEYS.map(([keys, does]) => (
        <div key={does} className="contents">
          <dt>
            <kbd className="rounded-md bg-surface-3 px-2 py-1 font-sans text-12">
              {typeof keys === "string" ? keys.replace(COMMAND, command) : keys}
            </kbd>
          </dt>
          <dd className="text-text-2">{does}</dd>
        </div>
      ))}
    </dl>
  );
}
