import { useSyncExternalStore } from "react";

let words = "";
const readers = new Set<() => void>();

/** Says something to people who listen instead of look. */
export function announce(text: string): void {
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
