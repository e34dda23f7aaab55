import { QUOTE_VALID_SECONDS } from "@kinora/contracts/limits";
import type { OrderForm } from "@kinora/contracts/prompt/order-form";
import type { Quote } from "@kinora/contracts/prompt/quote";
import type { Customer } from "../account/customer.ts";
import type { Viewer } from "../account/viewer.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { type OwnKeyPorts, type OwnServices, ownServices } from "../own-key/own-services.ts";
import type { Catalogue, EngineProtocol } from "../prompt/model-entry.ts";
import type { QuoteStore } from "../prompt/quote-store.ts";
import type { ResolvedForm } from "../prompt/resolve-form.ts";
import { priceOfWorks, resolveOrder } from "../prompt/resolve-order.ts";
import type { UploadStore } from "../upload/upload-store.ts";
import { type PolicyRefusals, refusePaused } from "./hosted-pause.ts";
import { keepParents, type ParentStores } from "./keep-parent.ts";

export interface QuotePorts extends OwnKeyPorts, ParentStores {
  /** Returns the catalogue offered to a person who has these API keys of their own. */
  readonly catalogue: (actor: Viewer, own: ReadonlySet<EngineProtocol>) => Catalogue;
  readonly ownKeys: OwnServices;
  readonly quotes: Pick<QuoteStore, "insert">;
  readonly uploads: Pick<UploadStore, "find" | "heldFiles">;
  readonly ledger: Pick<GemLedger, "balance">;
  readonly policyRefusals: PolicyRefusals;
  readonly newId: () => string;
  /** Returns an integer from 0 to SEED_MAX. */
  readonly drawSeed: () => number;
}

type Explained = Pick<ResolvedForm, "explanation">;

/** A quote whose explanations are not formatted as text yet. */
export type QuoteMade = Omit<Quote, "explanation" | "works"> &
  Explained & {
    readonly works: readonly (Omit<Quote["works"][number], "explanation"> & Explained)[];
  };

/**
 * Prices an order for a person; the price is valid for five minutes. Refusals of resolveOrder and
 * refusePaused, and for a parent the person may not see.
 */
export async function createQuote(
  input: { readonly actor: Customer; readonly form: OrderForm; readonly now: Date },
  ports: QuotePorts,
): Promise<QuoteMade> {
  const { actor, form, now } = input;
  const { uploads, drawSeed } = ports;
  const own = await ownServices(actor, ports.ownKeys, ports);
  const offered = { catalogue: ports.catalogue(actor, own), uploads, drawSeed };
  const asked = await resolveOrder(form, actor.id, offered);
  for (const { recipe } of asked) await refusePaused(recipe, actor.id, now, ports.policyRefusals);
  const works = await keepParents(asked, actor, ports);
  const { available } = await ports.ledger.balance(actor.id, now);
  const id = ports.newId();
  const expiresAt = new Date(now.getTime() + QUOTE_VALID_SECONDS * 1000);
  await ports.quotes.insert({
    id,
    userId: actor.id,
    works,
    createdAt: now,
    expiresAt,
    creationId: null,
  });
  const { gems, explanation } = priceOfWorks(works);
  return {
    quoteId: id,
    gems,
    balanceAfter: available - gems,
    expiresAt: expiresAt.toISOString(),
    model: modelKey(works[0]),
    explanation,
    works: works.map((work) => ({
      model: modelKey(work),
      gems: work.gems,
      explanation: work.explanation,
    })),
  };
}

const modelKey = ({ recipe }: ResolvedForm) => recipe.generationModel ?? recipe.model;
