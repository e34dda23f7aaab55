import type { Recipe, RecipeReading } from "@kinora/contracts/recipe/recipe";
import type { IntentChange } from "@kinora/domain/hosted/intent-log";
import { afterAnswer, whyUnasked } from "@kinora/domain/hosted/model-call";
import type { Job } from "@kinora/domain/job/job";
import type { WorkPorts } from "./work-ports.ts";

/** What asking came to. */
export interface AskedReading {
  /** As the recipe keeps it; null: nobody was to be asked. */
  readonly reading: RecipeReading | null;
  /** What becomes of the call, in the commit that keeps the reading; null: there was none. */
  readonly change: IntentChange | null;
}

export const NOBODY: AskedReading = { reading: null, change: null };

/**
 * Asks a language model what a recipe's words say, where one is to be asked, offered to whoever ordered, and was not
 * asked before: what a recipe has kept stands. The intent is stored before the one call.
 */
export async function askForReading(
  job: Job,
  recipe: Recipe,
  signal: AbortSignal,
  { readings, actorOf, retrying, now, log }: WorkPorts,
): Promise<AskedReading> {
  if (readings === null || recipe.reading !== undefined || job.background) return NOBODY;
  const question = readings.question(recipe);
  if (question === null) return NOBODY;
  const { role } = await retrying(() => actorOf(job.userId));
  if (!readings.isOffered({ id: job.userId, role })) return NOBODY;
  const { model } = readings;
  const left = (why: NonNullable<ReturnType<typeof whyUnasked>>) => ({
    model: model.name,
    left: why,
  });
  const unasked = await retrying(() =>
    readings.begin({ job, role, purpose: "reading", model, question, now: now() }),
  );
  if (unasked !== null) {
    log(`job ${job.id}: ${model.service} is not asked: ${unasked}`);
    return { reading: left(unasked), change: { state: "lost" } };
  }
  const answer = await model.ask(question, signal);
  const why = whyUnasked(answer);
  // Nothing of what was sent or written: that is somebody's.
  if (why !== null) log(`job ${job.id}: ${model.service} answers: ${answer.kind}`);
  return {
    reading:
      answer.kind === "answered"
        ? { model: model.name, said: answer.value }
        : left(why ?? "unanswered"),
    change: afterAnswer(answer, model.price, now()),
  };
}
