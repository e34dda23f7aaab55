import type { CreateRequest } from "@kinora/contracts/creation/create-request";
import type { Customer } from "../account/customer.ts";
import type { Viewer } from "../account/viewer.ts";
import { canonical } from "../canonical.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { JobQueue } from "../job/job-queue.ts";
import { refuseNoRoom } from "../job/refuse-full-queue.ts";
import { type OwnKeyPorts, type OwnServices, ownServices } from "../own-key/own-services.ts";
import type { Catalogue, EngineProtocol } from "../prompt/model-entry.ts";
import { FREE } from "../prompt/price-form.ts";
import type { QuoteStore } from "../prompt/quote-store.ts";
import { resolveOrder, type Works } from "../prompt/resolve-order.ts";
import { Refusal } from "../refusal.ts";
import { refuseLostInputs } from "../upload/choose-inputs.ts";
import type { UploadStore } from "../upload/upload-store.ts";
import { beginWorks } from "./begin-works.ts";
import { payWithinBudget } from "./budget-spent.ts";
import type { AddHistory, CreationStore, RequestLog } from "./creation-stores.ts";
import type { HostedBudgets } from "./hosted-budget.ts";
import { type PolicyRefusals, refusePaused } from "./hosted-pause.ts";
import { keepParents, type ParentStores } from "./keep-parent.ts";
import { refuseFullHosted, refuseFullPrivate, refuseTooManyWorks } from "./refuse-beyond-tier.ts";
import type { BudgetStores } from "./reserve-budget.ts";

export interface CreateStores extends BudgetStores {
  readonly creations: CreationStore;
  readonly remixes: ParentStores["remixes"];
  readonly requests: RequestLog;
  readonly quotes: QuoteStore;
  readonly uploads: Pick<UploadStore, "find" | "hasReady" | "heldFiles">;
  readonly queue: JobQueue;
  readonly ledger: Pick<GemLedger, "hold" | "countCalledOff">;
  readonly policyRefusals: PolicyRefusals;
  readonly ownKeys: OwnServices;
  readonly addHistory: AddHistory;
}
export interface CreatePorts extends OwnKeyPorts {
  /** Returns the catalogue offered to a person who has these API keys of their own. */
  readonly catalogue: (actor: Viewer, own: ReadonlySet<EngineProtocol>) => Catalogue;
  readonly newId: () => string;
  readonly drawSeed: () => number;
  /** Returns a one-way digest of a text. */
  readonly digest: (text: string) => string;
  readonly budgets: HostedBudgets;
  /** Refusal CREATING_OFF when the engine was switched off after the quote. */
  readonly refuseEngine: (engine: string) => void;
  readonly transact: <T>(work: (stores: CreateStores) => Promise<T>) => Promise<T>;
}
export interface CreateInput {
  readonly actor: Customer;
  readonly request: CreateRequest;
  readonly idempotencyKey: string;
  readonly requestId: string | null;
  /**
   * No gems are held because the house pays. Costs at external services still count against the
   * budgets.
   */
  readonly free?: boolean;
  readonly now: Date;
}

/**
 * Starts a creation, or all works of one order. Idempotency key, quote, hold, creations and jobs
 * are written in one transaction. Repeating the key with the same body returns the same creation.
 *
 * @returns the id of the creation; the first one of an order of several works
 * @throws Refusal IDEMPOTENCY_KEY_REUSED, QUOTE_*, QUEUE_FULL, TOO_MANY_WORKS, HOSTED_FULL, PRIVATE_FULL,
 *   INSUFFICIENT_GEMS, CREATING_OFF, REMIX_CLOSED, HOSTED_PAUSED, HOSTED_BUDGET_SPENT, HOSTED_GIVEN_SPENT and those of resolveOrder
 */
export async function createCreation(input: CreateInput, ports: CreatePorts): Promise<string> {
  const { actor, request, idempotencyKey: key, now } = input;
  const bodyDigest = ports.digest(canonical(request));
  const order = async (stores: CreateStores) => {
    const creationId = ports.newId();
    const claim = { userId: actor.id, key, bodyDigest, creationId, now };
    const earlier = await stores.requests.claim(claim);
    if (earlier) {
      if (earlier.bodyDigest !== bodyDigest) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
      return earlier.creationId;
    }
    await stores.queue.lockPerson(actor.id);
    const { works: asked, quotedAt } = await acceptRequest(input, creationId, stores, ports);
    refuseTooManyWorks(actor.tier, asked.length);
    await refuseNoRoom(stores.queue, actor, asked.length);
    await refuseFullPrivate(stores, actor, asked.filter((work) => work.private).length);
    const recipes = asked.map(({ recipe }) => recipe);
    for (const { engine } of recipes) ports.refuseEngine(engine);
    await refuseFullHosted(stores.queue, actor, recipes);
    for (const recipe of recipes) await refusePaused(recipe, actor.id, now, stores.policyRefusals);
    const priced = input.free ? freeOfCharge(asked) : asked;
    const works = await keepParents(priced, actor, stores);
    await beginWorks({ ...input, creationId, works, quotedAt }, stores, ports);
    return creationId;
  };
  return payWithinBudget(ports.transact, order, now);
}

const freeOfCharge = ([first, ...others]: Works): Works => [
  { ...first, ...FREE, ownKey: false },
  ...others.map((work) => ({ ...work, ...FREE, ownKey: false })),
];

async function acceptRequest(
  { actor, request, now }: CreateInput,
  creationId: string,
  { quotes, uploads, ownKeys }: CreateStores,
  ports: CreatePorts,
): Promise<{ works: Works; quotedAt: Date }> {
  const own = await ownServices(actor, ownKeys, ports);
  if (!("quoteId" in request)) {
    const { drawSeed } = ports;
    const offered = { catalogue: ports.catalogue(actor, own), uploads, drawSeed };
    return { works: await resolveOrder(request, actor.id, offered), quotedAt: now };
  }
  const quote = await quotes.lock(request.quoteId);
  if (!quote || quote.userId !== actor.id) throw new Refusal("QUOTE_NOT_FOUND");
  if (quote.creationId !== null) throw new Refusal("QUOTE_USED", { creationId: quote.creationId });
  if (quote.expiresAt <= now) {
    throw new Refusal("QUOTE_EXPIRED", { expiresAt: quote.expiresAt.toISOString() });
  }
  for (const { recipe, ownKey } of quote.works) {
    await refuseLostInputs(recipe.inputs ?? {}, actor.id, uploads);
    // Quoted for the person's own API key, which can no longer be used for orders.
    if (ownKey && !own.has(recipe.engine))
      throw new Refusal("QUOTE_EXPIRED", { expiresAt: now.toISOString() });
  }
  await quotes.consume(quote.id, creationId);
  return { works: quote.works, quotedAt: quote.createdAt };
}
