import type { OrderStage } from "@kinora/domain/generation/generator";
import { Waits } from "../job/interruption.ts";
import { percentMade } from "./percent-made.ts";
import type { Step, StepContext } from "./step.ts";
import { readTicket } from "./step-memos.ts";

/**
 * Polls whether the order is done; until then the job occupies no slot. Commits nothing, because
 * polling again is free.
 */
export const awaitCreation: Step = async ({ memos, generator, order, tell }) => {
  const standing = await generator.poll(readTicket(memos), order);
  if (standing.ready) return {};
  await tellStage(standing.stage, tell);
  throw new Waits(standing.askAgain);
};

/**
 * Reports the stage at the service. When the service reports none, the last one stays on display.
 */
async function tellStage(stage: OrderStage | null, tell: StepContext["tell"]): Promise<void> {
  if (stage?.kind === "waiting")
    await tell({ stage: "queued", percent: 0, ahead: stage.ahead ?? undefined });
  if (stage?.kind === "unconfirmed") await tell({ stage: "unconfirmed", percent: 0 });
  if (stage?.kind === "making") {
    const percent = stage.percent === null ? 0 : percentMade(stage.percent);
    await tell({ stage: "rendering", percent });
  }
}
