import { useSyncExternalStore } from "react";

/**
 * Milliseconds until an announcement is cleared: it has been read by then, and must not be taken
 * for the current state later.
 */
const FORGOTTEN_AFTER = 10_000;

let words = "";
let timer: ReturnType<typeof setTimeout> | undefined;
const readers = new Set<() => void>();

/** Announces a text to screen readers. */
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
