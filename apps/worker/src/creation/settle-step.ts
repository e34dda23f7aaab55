import { settleCreation } from "@kinora/domain/creation/settle-creation";
import { readPaidFor, readRenderMemo } from "./render-memo.ts";
import type { Step } from "./step.ts";

/** Pays and hands over. A scan without an answer is no clean one: a person looks. */
export const settleStep: Step = async ({ job, memos, recipe, ports }) => {
  const verdict = readRenderMemo(memos, "scan").verdict ?? "unsure";
  const { thumbhash } = readRenderMemo(memos, "draw");
  const memo = { verdict };
  await ports.commit(job, "settle", memo, async ({ creation, pieces, ...stores }) => {
    await settleCreation({ creation, job, verdict, thumbhash, now: ports.now() }, stores);
    if (recipe.story && verdict !== "hit") {
      await pieces.markPaid(recipe.story.storyId, readPaidFor(memos));
    }
  });
  return memo;
};
