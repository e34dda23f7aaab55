import { drawStory } from "../story/render-story.ts";
import type { Step } from "./step.ts";

/** Share of the whole job that drawing is. A clip's frames are still to come; else it is nearly all. */
const SHARES = { image: 0.85, music: 0.8, video: 0.13, story: 0.13 } as const;

/** Draws the still: the result of a picture, the poster of a clip; plays a piece of music. */
export const drawCreation: Step = async (context) => {
  const { job, creation, recipe, directory, ports, report } = context;
  if (recipe.story) return drawStory({ ...context, story: recipe.story });
  const share = SHARES[creation.kind];
  const memo = await context
    .generation()
    .run(
      "draw",
      directory,
      (percent) => report("rendering", 2 + percent * share),
      await context.inputs(),
    );
  await ports.commit(job, "draw", memo, async ({ creations, creation: now }) => {
    // Some things are known only once a photo has been looked at.
    const notices = [...new Set([...now.notices, ...memo.notices])];
    if (notices.length > now.notices.length) await creations.update(now.id, { notices });
  });
  return memo;
};
