// Reads what people write. What their words do to it, they do to this process alone.
import { answerCalls } from "../child/answer-calls.ts";
import { planSubject } from "../create/plan-subject.ts";
import { StoryTooLong } from "../story/script/split-script.ts";
import { writeBoard } from "../story/script/write-board.ts";
import { writeNotices } from "../studio/render/write-notices.ts";
import type { PlannedRecipe, TextRequest, TextResult } from "./text-protocol.ts";

answerCalls<TextRequest, TextResult>(
  async (request) => {
    if (request.do === "wake") return null;
    if (request.do === "write") return writeBoard(request.order, request.voices);
    return plan(request.recipe);
  },
  // The words are at fault, not we: nothing is tried again, and no gem lives longer for it.
  (error) => (error instanceof StoryTooLong ? error.message : null),
);

function plan(recipe: Parameters<typeof planSubject>[0]): PlannedRecipe {
  const subject = planSubject(recipe);
  return {
    subject,
    notices: "music" in subject ? subject.music.notices : writeNotices(subject.spec),
  };
}
