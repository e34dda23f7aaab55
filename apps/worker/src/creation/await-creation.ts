import type { OrderStage } from "@kinora/domain/generation/generator";
import { Waits } from "../job/interruption.ts";
import { percentMade } from "./percent-made.ts";
import type { Step, StepContext } from "./step.ts";
import { readTicket } from "./step-memos.ts";

/** Asks whether the order is done; until it is, the job holds no place. Nothing to note: asking again costs nothing. */
export const awaitCreation: Step = async ({ memos, generator, order, tell }) => {
  const standing = await generator.poll(readTicket(memos), order);
  if (standing.ready) return {};
  await tellStage(standing.stage, tell);
  throw new Waits(standing.askAgain);
};

/** Where it is there. What they say nothing of is shown as it was. */
async function tellStage(stage: OrderStage | null, tell: StepContext["tell"]): Promise<void> {
  if (stage?.kind === "waiting")
    await tell({ stage: "queued", percent: 0, ahead: stage.ahead ?? undefined });
  if (stage?.kind === "making") {
    const percent = stage.percent === null ? 0 : percentMade(stage.percent);
    await tell({ stage: "rendering", percent });
  }
}
