import { collectedKey } from "@kinora/domain/hosted/deliver-late";
import type { Step } from "./step.ts";

/**
 * Orders the result, unless it has been delivered late already. Built-in generators start work only
 * when collected.
 */
export const submitCreation: Step = async ({ job, generator, order, ports }) => {
  const key = collectedKey(job.order);
  const ticket = key === null ? await generator.submit(await order(), job.id) : { id: key };
  await ports.commit(job, "submit", ticket, async () => {});
  return ticket;
};
