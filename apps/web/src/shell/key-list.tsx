import { useHydrated } from "../ui/use-hydrated.ts";

const COMMAND = "Command";

/** In words: not every font has arrows and other signs of keys. */
const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ["?", "Show these shortcuts"],
  ["/", "Search"],
  ["C", "Create"],
  ["G", "Feed"],
  ["B", "Library"],
  ["N", "Activity"],
  [`${COMMAND} Enter`, "Send the prompt"],
  ["K or Space", "Play, pause"],
  ["Left, right", "Back and forth in a film; previous and next picture"],
  ["Shift left, right", "Previous and next work, whatever it is"],
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
              {keys.replace(COMMAND, command)}
            </kbd>
          </dt>
          <dd className="text-text-2">{does}</dd>
        </div>
      ))}
    </dl>
  );
}
