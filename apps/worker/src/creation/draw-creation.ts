import type { Step } from "./step.ts";

/** Draws the still: the result of a picture, the poster of a clip. */
export const drawCreation: Step = async (context) => {
  const { job, creation, recipe, directory, ports, report } = context;
  // A clip's frames are still to come; for a picture this is nearly everything.
  const share = creation.kind === "image" ? 0.85 : 0.13;
  const memo = await context
    .renderer()
    .run(
      "draw",
      recipe,
      directory,
      (percent) => report("rendering", 2 + percent * share),
      await context.inputs(),
    );
  await ports.commit(job, "draw", memo, async () => {});
  return memo;
};
