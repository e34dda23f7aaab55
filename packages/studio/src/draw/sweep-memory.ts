import { setImmediate } from "node:timers/promises";

/**
 * Frees pictures that nobody holds any more. The collector does not know how large they are and would let
 * hundreds of megabytes of them gather; their memory is given back in the turn after it has run. Without
 * `--expose-gc` nothing is forced.
 */
export async function sweepMemory(): Promise<void> {
  globalThis.gc?.();
  await setImmediate();
}
