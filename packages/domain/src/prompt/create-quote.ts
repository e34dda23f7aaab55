import { QUOTE_VALID_SECONDS } from "@kinora/contracts/limits";
import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import type { Quote } from "@kinora/contracts/prompt/quote";
import type { CreationStore } from "../creation/creation-stores.ts";
import type { Viewer } from "../creation/creation-visibility.ts";
import { type PolicyRefusals, refusePaused } from "../creation/hosted-pause.ts";
import { keepParent } from "../creation/keep-parent.ts";
import type { GemLedger } from "../gem/gem-ledger.ts";
import { chooseInputs } from "../upload/choose-inputs.ts";
import type { UploadStore } from "../upload/upload-store.ts";
import type { Catalogue } from "./model-entry.ts";
import type { QuoteStore } from "./quote-store.ts";
import { type ResolvedForm, resolveForm } from "./resolve-form.ts";

export interface QuotePorts {
  /** As it is offered to a person. */
  readonly catalogue: (actor: Viewer) => Catalogue;
  readonly creations: Pick<CreationStore, "find">;
  readonly quotes: Pick<QuoteStore, "insert">;
  readonly uploads: Pick<UploadStore, "find">;
  readonly ledger: Pick<GemLedger, "balance">;
  readonly policyRefusals: PolicyRefusals;
  readonly newId: () => string;
  /** A whole number from 0 to SEED_MAX. */
  readonly drawSeed: () => number;
}

/** A quote whose words are to be found. */
export type QuoteMade = Omit<Quote, "explanation"> & Pick<ResolvedForm, "explanation">;

/** Prices a form for a person; the price holds for five minutes. Refusals of resolveForm, chooseInputs, refusePaused and of an unseen parent. */
export async function createQuote(
  input: { readonly actor: Viewer; readonly form: PromptForm; readonly now: Date },
  ports: QuotePorts,
): Promise<QuoteMade> {
  const { actor, form, now } = input;
  const inputs = await chooseInputs(form, actor.id, ports.uploads);
  const asked = resolveForm(form, ports.catalogue(actor), ports.drawSeed(), inputs);
  await refusePaused(asked.recipe, actor.id, now, ports.policyRefusals);
  const resolved = await keepParent(asked, actor, ports.creations);
  const { available } = await ports.ledger.balance(actor.id, now);
  const id = ports.newId();
  const expiresAt = new Date(now.getTime() + QUOTE_VALID_SECONDS * 1000);
  await ports.quotes.insert({
    id,
    userId: actor.id,
    resolved,
    createdAt: now,
    expiresAt,
    creationId: null,
  });
  return {
    quoteId: id,
    gems: resolved.gems,
    balanceAfter: available - resolved.gems,
    expiresAt: expiresAt.toISOString(),
    model: resolved.recipe.generationModel ?? resolved.recipe.model,
    explanation: resolved.explanation,
  };
}
