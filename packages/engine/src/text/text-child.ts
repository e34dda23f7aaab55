// Reads what people write. What their words do to it, they do to this process alone.
import { answerCalls } from "@kinora/process/child/answer-calls";
import { StoryTooLong } from "@kinora/story/script/split-script";
import { writeBoard } from "@kinora/story/script/write-board";
import { writeNotices } from "@kinora/studio/scene/write-notices";
import { planSubject } from "../create/plan-subject.ts";
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
