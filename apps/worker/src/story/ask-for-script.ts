import type { Unasked } from "@kinora/contracts/hosted/unasked";
import { storedSentence } from "@kinora/contracts/message/sentence";
import { board as boardSchema } from "@kinora/contracts/story/board";
import type { IntentChange } from "@kinora/domain/hosted/intent-log";
import { afterAnswer, endModelCall, whyUnasked } from "@kinora/domain/hosted/model-call";
import { ClaimLost } from "@kinora/domain/job/job-steps";
import { hasOwnWords, type ScriptOrder } from "@kinora/domain/story/script-writer";
import type { StoryJob } from "@kinora/domain/story/story-job";
import { z } from "zod";
import type { StoryPorts } from "./story-ports.ts";

/**
 * Outcome of asking for a script: a board, or null, with a note on who wrote it or why there is
 * none.
 */
export const scriptMemo = z.object({
  board: boardSchema.nullable(),
  note: storedSentence.nullable(),
});
type ScriptMemo = z.output<typeof scriptMemo>;

/** Name of the step that asks; a stored memo of it prevents a second call. */
export const ASK = "ask";
/** No model is asked, and the story carries no note about it. */
const NOBODY: ScriptMemo = { board: null, note: null };

/**
 * Asks a language model for the script when one is configured and the user may use it. The intent
 * is stored before the only call and its outcome with the step's memo, so an attempt that dies in
 * between is never followed by a second call.
 */
export async function askForScript(
  job: StoryJob,
  order: ScriptOrder,
  signal: AbortSignal,
  ports: StoryPorts,
): Promise<ScriptMemo> {
  const { scripts } = ports;
  if (scripts === null || hasOwnWords(order)) return NOBODY;
  const { role } = await ports.retrying(() => ports.actorOf(job.userId));
  if (!(await scripts.isOffered({ id: job.userId, role }))) return NOBODY;
  const { model } = scripts;
  const question = await scripts.question(order);
  const unasked = await ports.retrying(() =>
    scripts.begin({ job, role, purpose: "script", model, question, now: ports.now() }),
  );
  if (unasked !== null) {
    ports.log(`job ${job.id}: ${model.service} is not asked: ${unasked}`);
    return keep(job, writtenHere(model.name, unasked), { state: "lost" }, ports);
  }
  const answer = await model.ask(question, signal);
  const why = whyUnasked(answer);
  // Log neither the prompt nor the answer: they are the user's.
  if (why !== null) ports.log(`job ${job.id}: ${model.service} answers: ${answer.kind}`);
  const asked =
    answer.kind === "answered"
      ? { board: answer.value, note: writtenBy(model.name) }
      : writtenHere(model.name, why ?? "unanswered");
  return keep(job, asked, afterAnswer(answer, model.price, ports.now()), ports);
}

const writtenBy = (model: string) => ({ code: "story.writtenBy" as const, params: { model } });
const writtenHere = (model: string, why: Unasked): ScriptMemo => ({
  board: null,
  note: { code: "story.writtenHere", params: { model, why } },
});

/**
 * Stores the outcome, even while the worker shuts down, so that the next attempt continues with it.
 */
async function keep(
  job: StoryJob,
  asked: ScriptMemo,
  change: IntentChange,
  ports: StoryPorts,
): Promise<ScriptMemo> {
  try {
    await ports.commitStory(job, job.subject.id, (stores) => endModelCall(job.id, change, stores), {
      name: ASK,
      memo: asked,
    });
  } catch (error) {
    // The job was cancelled or belongs to another attempt; record the cost of the call all the
    // same.
    if (error instanceof ClaimLost) await ports.scripts?.close(job.id, change);
    throw error;
  }
  return asked;
}
