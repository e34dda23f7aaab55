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
import type { SwitchStore } from "../switch/switches.ts";
import type { IntentChange, IntentLog } from "./intent-log.ts";

/** Purposes of language model calls; each has a daily limit per person. */
export type CallPurpose = keyof typeof MODEL_CALLS_A_DAY;

const DAY = 86_400_000;

/** Records who called a language model and for what purpose, but no content. */
export interface ModelCalls {
  countSince(userId: string, purpose: CallPurpose, since: Date): Promise<number>;
  add(call: {
    readonly jobId: string;
    readonly userId: string;
    readonly purpose: CallPurpose;
    readonly at: Date;
  }): Promise<void>;
  /** Removes a call from the count because nothing was billed for it. */
  remove(jobId: string): Promise<void>;
}

export interface ModelCallStores extends BudgetStores {
  readonly queue: Pick<JobQueue, "lockPerson">;
  readonly intents: Pick<IntentLog, "find" | "begin">;
  readonly policyRefusals: PolicyRefusals;
  readonly modelCalls: ModelCalls;
  readonly switches: Pick<SwitchStore, "current">;
}

/** A language model call about to be made. */
export interface ModelCall {
  readonly job: Pick<Job, "id" | "userId" | "holdId" | "gems">;
  /** Role of the person it is made for. */
  readonly role: PersonRole;
  readonly purpose: CallPurpose;
  readonly model: Omit<LanguageModel, "ask">;
  readonly question: ModelQuestion<unknown>;
  readonly now: Date;
}

/**
 * Records that a call is about to be made and reserves its maximum cost, in one transaction, before
 * anything is sent.
 *
 * @returns why the call may not be made; null when it may
 * @throws BudgetSpent when a day or month has no room for it
 */
export async function beginModelCall(
  { job, role, purpose, model, question, now }: ModelCall,
  stores: ModelCallStores,
  { budgets, digest }: { readonly budgets: HostedBudgets; readonly digest: Digest },
): Promise<Unasked | null> {
  const { id: jobId, userId } = job;
  await stores.queue.lockPerson(userId);
  // An earlier attempt called the model and its answer was lost. It may have been billed, so the
  // call is not repeated.
  if ((await stores.intents.find(jobId)) !== null) return "unanswered";
  if ((await stores.switches.current())?.enginesOff.includes(model.service)) return "off";
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

/** Token prices are configured by the operator, so no price list of ours applies. */
const TOKEN_PRICE_VERSION = 0;

/** Runs work and returns "budget" when a budget is spent; see withinBudget. */
export async function unlessSpent(work: () => Promise<Unasked | null>): Promise<Unasked | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BudgetSpent) return "budget";
    throw error;
  }
}

/**
 * Returns the state change of the call's intent for an answer. Without a known cost the reservation
 * counts as spent.
 */
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

/**
 * Records the outcome of a call. A call that was not billed does not count towards the person's
 * daily limit.
 */
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

/** Returns why an answer is unusable; null when it is usable. */
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
