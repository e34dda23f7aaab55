import type { PersonRole } from "@kinora/contracts/access/roles";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import type { EngineProtocol } from "../prompt/model-entry.ts";
import { upstreamPrice } from "../prompt/upstream-price.ts";
import { Refusal } from "../refusal.ts";
import { BudgetSpent } from "./budget-spent.ts";
import { laneOfCreation } from "./creation-job.ts";
import {
  type Budget,
  type BudgetPeriod,
  type BudgetScope,
  type BudgetStore,
  type HostedBudgets,
  type NewSpending,
  periodsOf,
} from "./hosted-budget.ts";
import { type AlarmStores, type BudgetStanding, tellIfReached } from "./tell-of-budget.ts";

export interface BudgetStores extends AlarmStores {
  readonly budget: BudgetStore;
}

export interface BudgetOrder {
  readonly jobId: string;
  /** Role of the person who orders. */
  readonly role: PersonRole;
  readonly recipe: Recipe;
  /** User whose own API key pays at the service; null when the operator's does. */
  readonly keyOf: string | null;
  readonly holdId: string | null;
  /** Gems of the hold that pay for this. */
  readonly gems: number;
  readonly now: Date;
}

/**
 * Reserves the maximum cost of each of several works, as reserveBudget does. The totals of all
 * services are locked first, so two orders that name the same services in a different sequence
 * cannot deadlock.
 */
export async function reserveBudgets(
  orders: readonly BudgetOrder[],
  stores: BudgetStores,
  budgets: HostedBudgets,
): Promise<void> {
  const hosted = orders.filter(({ recipe }) => laneOfCreation(recipe) === "hosted");
  const bounded = hosted.filter(({ keyOf }) => keyOf === null);
  const scopes = [...new Set(bounded.map(({ recipe }) => recipe.engine)), "given"];
  if (bounded.length > 1)
    await stores.budget.lock(
      bounded.flatMap(({ now }) => scopes.flatMap((scope) => periodsOf(scope, now))),
    );
  for (const [fit, order] of hosted.entries())
    await reserveBudget(order, stores, budgets).catch((error: unknown) => {
      throw error instanceof BudgetSpent ? new BudgetSpent(error.full, order.now, fit) : error;
    });
}

/**
 * Reserves the maximum external cost of an order in the transaction that holds its gems. It counts
 * as spent until the actual cost is known. Concurrent orders are serialised here. Works made on
 * this machine cost nothing.
 *
 * @throws BudgetSpent when a day or month has no room for it; Refusal MODEL_UNAVAILABLE when its
 * service has no key
 */
export async function reserveBudget(
  { recipe, ...order }: BudgetOrder,
  stores: BudgetStores,
  budgets: HostedBudgets,
): Promise<void> {
  if (laneOfCreation(recipe) !== "hosted") return;
  const provider = recipe.engine;
  if (order.keyOf === null && !budgets.services.has(provider))
    throw new Refusal("MODEL_UNAVAILABLE", { model: recipe.generationModel ?? recipe.model });
  await setAside({ ...order, provider, mills: upstreamPrice(recipe).mills }, stores, budgets);
}

/** The maximum cost of an order at a service, and the gems that pay for it. */
export interface Expense extends Omit<BudgetOrder, "recipe">, Pick<NewSpending, "forJob"> {
  readonly provider: EngineProtocol;
  /** In thousandths of a US dollar. */
  readonly mills: number;
}

/** Reserves an expense. @throws BudgetSpent when a day or month has no room for it */
export async function setAside(
  expense: Expense,
  stores: BudgetStores,
  budgets: HostedBudgets,
): Promise<void> {
  const { jobId, forJob, provider, keyOf, mills, now } = expense;
  if (keyOf !== null) {
    await stores.budget.setAside({ jobId, forJob, provider, keyOf, mills, givenMills: 0, at: now });
    return;
  }
  const own = budgets.services.get(provider);
  if (!own) throw new Error(`There is no budget of ${provider}.`);
  const givenMills = await givenPart(expense, stores.budget);
  const asked = [
    ...(mills > 0 ? askOf(provider, own, mills, now) : []),
    ...(givenMills > 0 ? askOf("given", budgets.given, givenMills, now) : []),
  ];
  const spent = await stores.budget.lock(asked);
  const standings = asked.map((ask, index): BudgetStanding => {
    return { ...ask, service: own.title, spent: (spent[index] ?? 0) + ask.mills };
  });
  const full = standings.find(({ spent: after, limit }) => after > limit);
  if (full) throw new BudgetSpent(full, now);
  await stores.budget.setAside({ jobId, forJob, provider, keyOf, mills, givenMills, at: now });
  for (const standing of standings) await tellIfReached(standing, now, stores);
}

interface Ask extends BudgetPeriod {
  readonly limit: number;
  readonly mills: number;
}

const askOf = (scope: BudgetScope, budget: Budget, mills: number, now: Date): Ask[] =>
  periodsOf(scope, now).map((period) => ({ ...period, limit: budget[period.span], mills }));

/**
 * Returns the part of the price that is paid with gift gems, rounded up: all of those in the hold,
 * for whatever else it pays may be called off. The owner pays the services' bills, so their own
 * orders do not count as gifts.
 */
async function givenPart(
  { role, holdId, gems, mills }: Expense,
  budget: Pick<BudgetStore, "givenGems">,
): Promise<number> {
  if (role === "owner") return 0;
  if (holdId === null || gems === 0) return mills;
  return Math.min(mills, Math.ceil((mills * (await budget.givenGems(holdId))) / gems));
}
