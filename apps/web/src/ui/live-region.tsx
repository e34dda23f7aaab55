import { useSyncExternalStore } from "react";

/** Milliseconds. Long heard by then; whoever walks over the page later must not take it for how things stand. */
const FORGOTTEN_AFTER = 10_000;

let words = "";
let timer: ReturnType<typeof setTimeout> | undefined;
const readers = new Set<() => void>();

/** Says something to people who listen instead of look. */
export function announce(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(tell, FORGOTTEN_AFTER, "");
  tell(text);
}

function tell(text: string): void {
  words = text;
  for (const read of readers) read();
}

export function LiveRegion() {
  const text = useSyncExternalStore(
    (changed) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
    () => words,
    () => "",
  );
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
