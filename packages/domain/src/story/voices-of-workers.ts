import type { WorkerSign, WorkerVoices } from "../health/vital-signs.ts";

/** The voices that every worker has: any of them may take up a story. Null while none has said. */
export function voicesOfWorkers(
  workers: readonly Pick<WorkerSign, "voices">[],
): WorkerVoices | null {
  const said = workers.flatMap(({ voices }) => (voices ? [voices] : []));
  return said.find(({ engine }) => engine === "small") ?? said[0] ?? null;
}
