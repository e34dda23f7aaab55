// Reads what people write. What their words do to it, they do to this process alone.

import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { inputRefusal } from "@kinora/domain/creation/input-refused";
import { answerCalls } from "@kinora/process/child/answer-calls";
import { writeBoard } from "@kinora/story/script/write-board";
import { writeNotices } from "@kinora/studio/plan/write-notices";
import { MAKERS, makerOf } from "../maker/makers.ts";
import type { PlannedRecipe, TextRequest, TextResult } from "./text-protocol.ts";

answerCalls<TextRequest, TextResult>(
  async (request) => {
    if (request.do === "wake") {
      await Promise.all(MAKERS.map(({ planner }) => planner()));
      return null;
    }
    if (request.do === "write") return writeBoard(request.order, request.voices);
    return plan(request.recipe);
  },
  // The words are at fault, not we: nothing is tried again, and no gem lives longer for it.
  inputRefusal,
);

async function plan(recipe: Recipe): Promise<PlannedRecipe> {
  const planOf = await makerOf(recipe).planner();
  const subject = planOf(recipe);
  return {
    subject,
    notices: "music" in subject ? subject.music.notices : writeNotices(subject.spec),
  };
}
