/** How a worker's life ends: killed, or stood still while others went on, as a machine that sleeps does. */
export type Fate = { readonly moment: number; readonly kind: "killed" | "stands still" } | null;

/** A life in this process: what it does to the outside passes through it, and at its moment it passes no more. */
export interface Life {
  pass<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when it was killed or stands still. */
  readonly over: Promise<void>;
  /** Who stood still goes on; whoever was killed does not. @returns does it go on, or had it ended anyway? */
  goOn(): boolean;
}

/** Counts the moments before and after each thing that is done; at the one of its fate nothing goes on. */
export function openLife(fate: Fate): Life {
  const over = Promise.withResolvers<void>();
  const again = Promise.withResolvers<void>();
  let moments = 0;
  const live = async () => {
    moments += 1;
    if (moments !== fate?.moment) return;
    over.resolve();
    await again.promise;
  };
  return {
    async pass(work) {
      await live();
      const result = await work();
      await live();
      return result;
    },
    over: over.promise,
    goOn() {
      if (fate?.kind === "stands still") again.resolve();
      return fate?.kind !== "killed" || moments < fate.moment;
    },
  };
}
