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

/** What asking came to: a board, and who wrote it or why there is none. */
export const scriptMemo = z.object({
  board: boardSchema.nullable(),
  note: storedSentence.nullable(),
});
type ScriptMemo = z.output<typeof scriptMemo>;

/** The step that asks: what has its memo is not asked for again. */
export const ASK = "ask";
/** Nobody is asked, and nothing is said of that. */
const NOBODY: ScriptMemo = { board: null, note: null };

/**
 * Asks a language model for the script, where one is configured and offered to whoever ordered it. The intent is stored
 * before the one call, what it came to with the memo of the step: whoever dies in between never calls again.
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
  if (!scripts.isOffered({ id: job.userId, role })) return NOBODY;
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
  // Nothing of what was sent or written: that is somebody's.
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

/** Stores what asking came to, also when the worker is told to stop meanwhile: the next one goes on with it. */
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
    // Cancelled, or another attempt's: nobody waits for it, and what it cost is noted all the same.
    if (error instanceof ClaimLost) await ports.scripts?.close(job.id, change);
    throw error;
  }
  return asked;
}
