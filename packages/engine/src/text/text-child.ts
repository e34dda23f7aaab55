// Reads user text. Whatever the text triggers affects only this process.

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
  // The text is at fault, so the job is not retried and its gems are not held any longer.
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
