import type { Recipe, RecipeReading } from "@kinora/contracts/recipe/recipe";
import type { IntentChange } from "@kinora/domain/hosted/intent-log";
import { afterAnswer, whyUnasked } from "@kinora/domain/hosted/model-call";
import type { Job } from "@kinora/domain/job/job";
import type { WorkPorts } from "./work-ports.ts";

/** Outcome of asking a language model. */
export interface AskedReading {
  /** The reading to store in the recipe; null when no model was to be asked. */
  readonly reading: RecipeReading | null;
  /**
   * How the call's intent changes, in the commit that stores the reading; null when there was no
   * call.
   */
  readonly change: IntentChange | null;
}

export const NOBODY: AskedReading = { reading: null, change: null };

/**
 * Asks a language model to interpret a recipe's prompt when one is configured, the user may use it,
 * and the recipe has no reading yet. The intent is stored before the only call.
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
  if (!(await readings.isOffered({ id: job.userId, role }))) return NOBODY;
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
  // Log neither the prompt nor the answer: they are the user's.
  if (why !== null) log(`job ${job.id}: ${model.service} answers: ${answer.kind}`);
  return {
    reading:
      answer.kind === "answered"
        ? { model: model.name, said: answer.value }
        : left(why ?? "unanswered"),
    change: afterAnswer(answer, model.price, now()),
  };
}
