import { useSyncExternalStore } from "react";

let bringIn: (() => void) | null = null;
const readers = new Set<() => void>();

/** A new version waiting to be activated. */
export const updateOffer = {
  set(next: () => void): void {
    bringIn = next;
    for (const read of readers) read();
  },
};

export function useUpdateOffer(): (() => void) | null {
  return useSyncExternalStore(
    (changed) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
    () => bringIn,
    () => null,
  );
}
