import { collectedKey } from "@kinora/domain/hosted/deliver-late";
import type { Step } from "./step.ts";

/** Orders the result, but for one that came late. What is made here is only begun when it is collected. */
export const submitCreation: Step = async ({ job, generator, order, ports }) => {
  const key = collectedKey(job.order);
  const ticket = key === null ? await generator.submit(await order(), job.id) : { id: key };
  await ports.commit(job, "submit", ticket, async () => {});
  return ticket;
};
