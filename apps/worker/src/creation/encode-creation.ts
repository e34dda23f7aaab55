import { encodeStory } from "../story/render-story.ts";
import type { Step } from "./step.ts";

/** Makes the clip and its muted preview, or the MP3 of music; a picture has neither. */
export const encodeCreation: Step = async (context) => {
  const { job, creation, recipe, directory, ports, report } = context;
  if (recipe.story) return encodeStory({ ...context, story: recipe.story });
  if (creation.kind === "image") {
    const nothing = { files: [], thumbhash: null, notices: [], verdict: null };
    await ports.commit(job, "encode", nothing, async () => {});
    return nothing;
  }
  const [from, share] = creation.kind === "music" ? [82, 0.08] : [15, 0.75];
  const memo = await context
    .generation()
    .run(
      "encode",
      directory,
      (percent, preview) => report("rendering", from + percent * share, preview),
      await context.inputs(),
    );
  await ports.commit(job, "encode", memo, async () => {});
  return memo;
};
