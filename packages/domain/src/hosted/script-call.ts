import type { PersonRole } from "@kinora/contracts/account/account";
import { MODEL_SCRIPTS_A_DAY } from "@kinora/contracts/limits";
import type { Board } from "@kinora/contracts/story/board";
import type { Unasked } from "@kinora/contracts/story/story-messages";
import { BudgetSpent } from "../creation/budget-spent.ts";
import type { HostedBudgets } from "../creation/hosted-budget.ts";
import { type PolicyRefusals, pausedUntil } from "../creation/hosted-pause.ts";
import { type BudgetStores, setAside } from "../creation/reserve-budget.ts";
import type { LanguageModel, ModelAnswer, ModelQuestion } from "../generation/language-model.ts";
import { millsOf, mostUsage, type TokenPrice } from "../generation/token-price.ts";
import type { Job } from "../job/job.ts";
import type { JobQueue } from "../job/job-queue.ts";
import type { Digest } from "../story/artifact-keys.ts";
import type { ScriptOrder } from "../story/script-writer.ts";
import type { IntentChange, IntentLog } from "./intent-log.ts";

/** How a language model is asked for a script. Its answer is read as a board that passes what every board passes, or not at all. */
export type ScriptQuestion = (order: ScriptOrder) => Promise<ModelQuestion<Board>>;

const DAY = 86_400_000;

/** Which scripts language models were asked for, by whom; nothing of what they say. */
export interface ModelCalls {
  countSince(userId: string, since: Date): Promise<number>;
  add(call: { readonly jobId: string; readonly userId: string; readonly at: Date }): Promise<void>;
}

export interface ScriptCallStores extends BudgetStores {
  readonly queue: Pick<JobQueue, "lockPerson">;
  readonly intents: Pick<IntentLog, "find" | "begin">;
  readonly policyRefusals: PolicyRefusals;
  readonly modelCalls: ModelCalls;
}

/** A call that is about to be made. */
export interface ScriptCall {
  readonly job: Pick<Job, "id" | "userId" | "holdId" | "gems">;
  /** Of whoever ordered the script. */
  readonly role: PersonRole;
  readonly model: Omit<LanguageModel, "ask">;
  readonly question: ModelQuestion<Board>;
  readonly now: Date;
}

/**
 * Stores that a call is about to be made, and sets aside what it may cost; all in one transaction, before anything is sent.
 *
 * @returns why none may be made; null: make it
 * @throws BudgetSpent where a day or a month has no room for it
 */
export async function beginScriptCall(
  { job, role, model, question, now }: ScriptCall,
  stores: ScriptCallStores,
  { budgets, digest }: { readonly budgets: HostedBudgets; readonly digest: Digest },
): Promise<Unasked | null> {
  const { id: jobId, userId } = job;
  await stores.queue.lockPerson(userId);
  // An earlier attempt asked, and what it heard is lost: that may be paid for, and is not asked again.
  if ((await stores.intents.find(jobId)) !== null) return "unanswered";
  if ((await pausedUntil(userId, now, stores.policyRefusals)) !== null) return "paused";
  const since = new Date(now.getTime() - DAY);
  if ((await stores.modelCalls.countSince(userId, since)) >= MODEL_SCRIPTS_A_DAY) return "limit";
  const { service: provider, name: endpoint, price } = model;
  const mills = millsOf(mostUsage(question, question.mostTokens), price);
  const { holdId, gems } = job;
  await setAside({ jobId, role, holdId, gems, provider, mills, now }, stores, budgets);
  await stores.modelCalls.add({ jobId, userId, at: now });
  const isNew = await stores.intents.begin({
    ...{ key: jobId, provider, endpoint, begunAt: now, callbackToken: "", callsBack: false },
    bodyHash: digest(question.instructions + question.data),
    price: { mills, version: TOKEN_PRICE_VERSION },
    deadline: new Date(now.getTime() + question.seconds * 1_000),
  });
  return isNew ? null : "unanswered";
}

/** Prices of tokens are the operator's word, not a list of ours. */
const TOKEN_PRICE_VERSION = 0;

/** Runs what may find a budget spent; see withinBudget. */
export async function unlessSpent(work: () => Promise<Unasked | null>): Promise<Unasked | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BudgetSpent) return "budget";
    throw error;
  }
}

/** What becomes of the call's intent, by what came of it. What nobody knows the cost of counts as it was set aside. */
export function afterAnswer(
  answer: ModelAnswer<unknown>,
  price: TokenPrice,
  at: Date,
): IntentChange {
  switch (answer.kind) {
    case "unknown":
      return { state: "lost" };
    case "outage":
      return { state: "failed", cost: 0 };
    case "refused": {
      const cost = answer.usage === "before" ? { cost: 0 } : costOf(answer.usage, price);
      return { state: "refused", refusal: answer.why, at, ...cost };
    }
    default:
      return { state: "collected", ...costOf(answer.usage, price) };
  }
}

const costOf = (usage: Parameters<typeof millsOf>[0] | null, price: TokenPrice) =>
  usage === null ? {} : { cost: millsOf(usage, price) };

/** Why the built-in writer writes in its place; null: it need not. */
export function whyNotWritten(answer: ModelAnswer<unknown>): Unasked | null {
  switch (answer.kind) {
    case "answered":
      return null;
    case "unusable":
      return "unusable";
    case "refused":
      return answer.why === "policy" ? "refused" : "unanswered";
    default:
      return "unanswered";
  }
}
