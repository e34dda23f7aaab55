/**
 * How a worker's life ends: killed, or suspended while others continue, like a sleeping machine.
 */
export type Fate = { readonly moment: number; readonly kind: "killed" | "stands still" } | null;

/**
 * Simulates the life of a worker in this process: its external actions pass through it until its
 * moment comes.
 */
export interface Life {
  pass<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when it is killed or suspended. */
  readonly over: Promise<void>;
  /**
   * Resumes a suspended worker, but not a killed one. @returns whether it continues or had already
   * ended
   */
  goOn(): boolean;
}

/**
 * Counts the moments before and after each action; at the moment of its fate, nothing continues.
 */
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
