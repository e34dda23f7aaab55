import { QUOTE_VALID_SECONDS } from "@kinora/contracts/limits";
import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import type { Quote } from "@kinora/contracts/prompt/quote";
import type { GemLedger } from "../gem/gem-ledger.ts";
import type { Catalogue } from "./model-entry.ts";
import type { QuoteStore } from "./quote-store.ts";
import { resolveForm } from "./resolve-form.ts";

export interface QuotePorts {
  readonly catalogue: () => Catalogue;
  readonly quotes: Pick<QuoteStore, "insert">;
  readonly ledger: Pick<GemLedger, "balance">;
  readonly newId: () => string;
  /** A whole number from 0 to SEED_MAX. */
  readonly drawSeed: () => number;
}

/** Prices a form for a person; the price holds for five minutes. Refusals of resolveForm. */
export async function createQuote(
  input: { readonly userId: string; readonly form: PromptForm; readonly now: Date },
  ports: QuotePorts,
): Promise<Quote> {
  const { userId, form, now } = input;
  const resolved = resolveForm(form, ports.catalogue(), ports.drawSeed());
  const { available } = await ports.ledger.balance(userId, now);
  const id = ports.newId();
  const expiresAt = new Date(now.getTime() + QUOTE_VALID_SECONDS * 1000);
  await ports.quotes.insert({
    id,
    userId,
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
