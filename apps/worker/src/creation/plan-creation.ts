import type { Step } from "./step.ts";

/** Reads the prompt into a scene, kept with the recipe: it says what was understood. */
export const planCreation: Step = async ({ job, recipe, report, ports }) => {
  report("started", 0);
  const { scene, notices } = await ports.reader.read(recipe);
  const memo = { scene, notices };
  const planned = { ...recipe, scene };
  await ports.commit(job, "plan", memo, ({ creations, creation }) =>
    creations.update(creation.id, { recipe: planned, notices }),
  );
  report("rendering", 2);
  return memo;
};
