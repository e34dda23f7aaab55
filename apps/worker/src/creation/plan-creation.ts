import type { SceneReading } from "@kinora/domain/generation/scene-reader";
import { MAKING } from "./percent-made.ts";
import type { Step } from "./step.ts";

const NOTHING_READ: SceneReading = { scene: {}, notices: [] };

/** Reads the prompt into a scene, kept with the recipe: it says what was understood. */
export const planCreation: Step = async ({ job, recipe, report, ports }) => {
  report("started", 0);
  // Whoever makes it elsewhere reads the words there.
  const isRead = job.lane === "render";
  const { scene, notices } = isRead ? await ports.reader.read(recipe) : NOTHING_READ;
  const memo = { scene, notices };
  const planned = { ...recipe, scene };
  await ports.commit(job, "plan", memo, ({ creations, creation }) =>
    creations.update(creation.id, { recipe: planned, notices }),
  );
  if (isRead) report("rendering", MAKING.from);
  return memo;
};
