import { t } from "@lingui/core/macro";
import { useHydrated } from "../ui/use-hydrated.ts";

/** In words, because not every font has arrows and other key symbols. */
const KEYS: readonly (readonly [keys: string | (() => string), does: () => string])[] = [
  ["?", () => t`Show these shortcuts`],
  ["/", () => t`Search`],
  ["C", () => t`Create`],
  ["G", () => t`Feed`],
  ["B", () => t`Library`],
  ["N", () => t`Activity`],
  ["Ctrl Enter", () => t`Send the prompt`],
  [() => t`K or Space`, () => t`Play, pause`],
  [() => t`Left, right`, () => t`Seek in a film; previous or next picture`],
  [() => t`Shift left, right`, () => t`Previous or next work of any kind`],
  ["M, L, F", () => t`Sound, loop, full screen`],
  ["+ − 0", () => t`Zoom in, out or fit an enlarged picture`],
  [() => t`Esc`, () => t`Close what is open`],
];

/** The keyboard shortcuts that work everywhere. */
export function KeyList() {
  const isMac = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
      {KEYS.map(([keys, does]) => (
        <div key={does()} className="contents">
          <dt>
            <kbd className="rounded-md bg-surface-3 px-2 py-1 font-sans text-12">
              {typeof keys !== "string" ? keys() : isMac ? keys.replace("Ctrl", "Command") : keys}
            </kbd>
          </dt>
          <dd className="text-text-2">{does()}</dd>
        </div>
      ))}
    </dl>
  );
}
