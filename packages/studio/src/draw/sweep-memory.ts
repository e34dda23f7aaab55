import { setImmediate } from "node:timers/promises";

/**
 * Frees unreferenced pictures. The garbage collector does not know their size and would let
 * hundreds of megabytes accumulate; their memory is returned in the turn after it has run. Has no
 * effect without `--expose-gc`.
 */
export async function sweepMemory(): Promise<void> {
  globalThis.gc?.();
  await setImmediate();
}
