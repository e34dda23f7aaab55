// Reads what people write. What their words do to it, they do to this process alone.
import { answerCalls } from "../child/answer-calls.ts";
import { planSubject } from "../create/plan-subject.ts";
import { writeBoard } from "../story/script/write-board.ts";
import { writeNotices } from "../studio/render/write-notices.ts";
import type { PlannedRecipe, TextRequest, TextResult } from "./text-protocol.ts";

answerCalls<TextRequest, TextResult>(async (request) => {
  if (request.do === "wake") return null;
  return request.do === "write" ? writeBoard(request.order, request.voices) : plan(request.recipe);
});

function plan(recipe: Parameters<typeof planSubject>[0]): PlannedRecipe {
  const subject = planSubject(recipe);
  return {
    subject,
    notices: "music" in subject ? subject.music.notices : writeNotices(subject.spec),
  };
}
