import type { Ticket } from "@kinora/domain/generation/generator";
import { collectedKey } from "@kinora/domain/hosted/deliver-late";
import { Waits } from "../job/interruption.ts";
import type { Step } from "./step.ts";

/**
 * Orders the result, unless it has been delivered late already. An order that waits for its turn at
 * a service shows how many come first. Built-in generators start work only when collected.
 */
export const submitCreation: Step = async ({ job, generator, order, ports, tell }) => {
  const key = collectedKey(job.order);
  const ticket = key === null ? await submitInTurn() : { id: key };
  await ports.commit(job, "submit", ticket, async () => {});
  return ticket;

  async function submitInTurn(): Promise<Ticket> {
    try {
      return await generator.submit(await order(), job.id);
    } catch (error) {
      if (error instanceof Waits && error.ahead !== null)
        await tell({ stage: "queued", percent: 0, ahead: error.ahead });
      throw error;
    }
  }
};
