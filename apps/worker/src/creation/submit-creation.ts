import type { Step } from "./step.ts";

/** Orders the result. What is made here is only begun when it is collected. */
export const submitCreation: Step = async ({ job, generator, order, ports }) => {
  const ticket = await generator.submit(await order(), job.id);
  await ports.commit(job, "submit", ticket, async () => {});
  return ticket;
};
