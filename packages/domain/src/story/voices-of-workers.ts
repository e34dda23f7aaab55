import type { WorkerSign, WorkerVoices } from "../health/vital-signs.ts";

/**
 * Returns the voices that all workers have, since any of them may take a story; null until one has
 * reported.
 */
export function voicesOfWorkers(
  workers: readonly Pick<WorkerSign, "voices">[],
): WorkerVoices | null {
  const said = workers.flatMap(({ voices }) => (voices ? [voices] : []));
  return said.find(({ engine }) => engine === "small") ?? said[0] ?? null;
}
