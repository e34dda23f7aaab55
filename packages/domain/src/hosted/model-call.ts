import type { PersonRole } from "@kinora/contracts/access/roles";
import type { Unasked } from "@kinora/contracts/hosted/unasked";
import { MODEL_CALLS_A_DAY } from "@kinora/contracts/limits";
import { BudgetSpent } from "../creation/budget-spent.ts";
import type { HostedBudgets } from "../creation/hosted-budget.ts";
import { type PolicyRefusals, pausedUntil } from "../creation/hosted-pause.ts";
import { type BudgetStores, setAside } from "../creation/reserve-budget.ts";
import type { LanguageModel, ModelAnswer, ModelQuestion } from "../generation/language-model.ts";
import { millsOf, mostUsage, type TokenPrice } from "../generation/token-price.ts";
import type { Job } from "../job/job.ts";
import type { JobQueue } from "../job/job-queue.ts";
import type { Digest } from "../story/artifact-keys.ts";
import type { IntentChange, IntentLog } from "./intent-log.ts";

/** What language models are asked for; each so many times a day for each person. */
export type CallPurpose = keyof typeof MODEL_CALLS_A_DAY;

const DAY = 86_400_000;

/** What language models were asked for, and by whom; nothing of what was said. */
export interface ModelCalls {
  countSince(userId: string, purpose: CallPurpose, since: Date): Promise<number>;
  add(call: {
    readonly jobId: string;
    readonly userId: string;
    readonly purpose: CallPurpose;
    readonly at: Date;
  }): Promise<void>;
  /** It counts no longer: nothing was paid for it. */
  remove(jobId: string): Promise<void>;
}

export interface ModelCallStores extends BudgetStores {
  readonly queue: Pick<JobQueue, "lockPerson">;
  readonly intents: Pick<IntentLog, "find" | "begin">;
  readonly policyRefusals: PolicyRefusals;
  readonly modelCalls: ModelCalls;
}

/** A call that is about to be made. */
export interface ModelCall {
  readonly job: Pick<Job, "id" | "userId" | "holdId" | "gems">;
  /** Of whoever it is made for. */
  readonly role: PersonRole;
  readonly purpose: CallPurpose;
  readonly model: Omit<LanguageModel, "ask">;
  readonly question: ModelQuestion<unknown>;
  readonly now: Date;
}

/**
 * Stores that a call is about to be made, and sets aside what it may cost; all in one transaction, before anything is sent.
 *
 * @returns why none may be made; null: make it
 * @throws BudgetSpent where a day or a month has no room for it
 */
export async function beginModelCall(
  { job, role, purpose, model, question, now }: ModelCall,
  stores: ModelCallStores,
  { budgets, digest }: { readonly budgets: HostedBudgets; readonly digest: Digest },
): Promise<Unasked | null> {
  const { id: jobId, userId } = job;
  await stores.queue.lockPerson(userId);
  // An earlier attempt asked, and what it heard is lost: that may be paid for, and is not asked again.
  if ((await stores.intents.find(jobId)) !== null) return "unanswered";
  if ((await pausedUntil(userId, now, stores.policyRefusals)) !== null) return "paused";
  const since = new Date(now.getTime() - DAY);
  const count = await stores.modelCalls.countSince(userId, purpose, since);
  if (count >= MODEL_CALLS_A_DAY[purpose]) return "limit";
  const { service: provider, name: endpoint, price } = model;
  const mills = millsOf(mostUsage(question, question.mostTokens), price);
  const { holdId, gems } = job;
  await setAside({ jobId, role, keyOf: null, holdId, gems, provider, mills, now }, stores, budgets);
  await stores.modelCalls.add({ jobId, userId, purpose, at: now });
  const isNew = await stores.intents.begin({
    ...{ key: jobId, provider, endpoint, begunAt: now, callbackToken: "", callsBack: false },
    keyOf: null,
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

/** Notes what a call came to. One that nobody took is not one of those that a person has in a day. */
export async function endModelCall(
  jobId: string,
  change: IntentChange,
  {
    intents,
    modelCalls,
  }: {
    readonly intents: Pick<IntentLog, "change">;
    readonly modelCalls: Pick<ModelCalls, "remove">;
  },
): Promise<void> {
  const { state } = change;
  const isFree = state === "failed" || (state === "refused" && change.cost === 0);
  if ((await intents.change(jobId, ["sending"], change)) && isFree) await modelCalls.remove(jobId);
}

const costOf = (usage: Parameters<typeof millsOf>[0] | null, price: TokenPrice) =>
  usage === null ? {} : { cost: millsOf(usage, price) };

/** Why nothing of it can be used; null: it can. */
export function whyUnasked(answer: ModelAnswer<unknown>): Unasked | null {
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
