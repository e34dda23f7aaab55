import type { SceneReading } from "@kinora/domain/generation/scene-reader";
import { endModelCall } from "@kinora/domain/hosted/model-call";
import { ClaimLost } from "@kinora/domain/job/job-steps";
import { unlessAborted } from "../job/unless-aborted.ts";
import { askForReading, NOBODY } from "./ask-for-reading.ts";
import { MAKING } from "./percent-made.ts";
import type { Step } from "./step.ts";

const NOTHING_READ: SceneReading = { scene: {}, notices: [] };

/**
 * Interprets the prompt as a scene and stores it in the recipe as a record of what was understood.
 */
export const planCreation: Step = async ({ job, recipe, report, signal, ports }) => {
  report("started", 0);
  // An external service interprets the prompt itself.
  const isRead = job.lane === "render";
  const { reading, change } = isRead ? await askForReading(job, recipe, signal, ports) : NOBODY;
  const asked = { ...recipe, ...(reading === null ? {} : { reading }) };
  const { scene, notices } = isRead
    ? await unlessAborted(ports.reader.read(asked), signal)
    : NOTHING_READ;
  const memo = { scene, notices, ...(reading === null ? {} : { reading }) };
  const planned = { ...asked, scene };
  try {
    await ports.commit(job, "plan", memo, async ({ creations, creation, ...stores }) => {
      await creations.update(creation.id, { recipe: planned, notices });
      if (change !== null) await endModelCall(job.id, change, stores);
    });
  } catch (error) {
    // The job was cancelled or belongs to another attempt; record the cost of the call all the
    // same.
    if (error instanceof ClaimLost && change !== null) await ports.readings?.close(job.id, change);
    throw error;
  }
  if (isRead) report("rendering", MAKING.from);
  return memo;
};
