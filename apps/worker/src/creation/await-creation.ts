import { Waits } from "../job/interruption.ts";
import type { Step } from "./step.ts";
import { readTicket } from "./step-memos.ts";

/** Asks whether the order is done; until it is, the job holds no place. Nothing to note: asking again costs nothing. */
export const awaitCreation: Step = async ({ memos, generator, order }) => {
  const standing = await generator.poll(readTicket(memos), order);
  if (!standing.ready) throw new Waits(standing.askAgain);
  return {};
};
