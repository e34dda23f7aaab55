import type { ServiceBudget } from "@kinora/domain/creation/hosted-budget";
import {
  LANGUAGE_SERVICES,
  type LanguageModelSettings,
} from "@kinora/domain/generation/language-services";
import type { TokenPrice } from "@kinora/domain/generation/token-price";
import type { ProviderEnvironment } from "../provider-setup.ts";
import { readBudget, USUAL } from "../read-budget.ts";
import { LANGUAGE_SETUPS, type LanguageSetup } from "./language-setups.ts";

/** A language model that the operator configured. */
export interface ConfiguredLanguageModel extends LanguageModelSettings {
  readonly budget: ServiceBudget;
}

/**
 * Price when none is configured: higher than that of most models. A self-hosted server costs
 * nothing.
 */
const DEAR: TokenPrice = { input: 5, output: 25 };
const FREE: TokenPrice = { input: 0, output: 0 };

/**
 * Reads `LANGUAGE_MODEL` (service:model) and its related variables; null when none is named, and
 * then no model is ever asked. Throws one sentence that names the invalid variable.
 */
export function configuredLanguageModel(
  environment: ProviderEnvironment,
): ConfiguredLanguageModel | null {
  const named = environment.LANGUAGE_MODEL;
  if (!named) return null;
  const [, before = "", model = ""] = /^([^:]*):(.+)$/.exec(named) ?? [];
  const service = LANGUAGE_SERVICES.find((known) => known === before);
  if (service === undefined || !/^[\w./:@-]{1,120}$/.test(model))
    throw new Error(
      `LANGUAGE_MODEL is "${named}": it must be a service and its name of a model, like openai:gpt-5-mini or compatible:llama3.2 (services: ${LANGUAGE_SERVICES.join(", ")}).`,
    );
  const setup = LANGUAGE_SETUPS[service];
  const address = readAddress(setup, environment);
  const title = setup.title || new URL(address).host;
  const key = setup.keys.map((name) => environment[name]).find((value) => !!value) ?? null;
  if (key === null && service !== "compatible")
    throw new Error(`LANGUAGE_MODEL is "${named}", and ${setup.keys.join(" or ")} is not set.`);
  return {
    ...{ service, title, model, address, key },
    price: readPrice(environment, service === "compatible" ? FREE : DEAR),
    budget: { title, ...readBudget(environment, setup.budget, USUAL) },
  };
}

/** Reads and validates an address. @throws one sentence that names the variable */
export function readAddress(
  { address: [variable, own] }: Pick<LanguageSetup, "address">,
  environment: ProviderEnvironment,
): string {
  const text = environment[variable] || own;
  if (!text)
    throw new Error(`LANGUAGE_MODEL names a compatible server, and ${variable} is not set.`);
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text.replace(/\/+$/, "");
  throw new Error(
    `${variable} is "${text}": it must be an address like http://127.0.0.1:11434/v1.`,
  );
}

const PRICE = /^(\d{1,4}(?:\.\d{1,4})?)\/(\d{1,4}(?:\.\d{1,4})?)$/;

function readPrice({ LANGUAGE_MODEL_PRICE: text }: ProviderEnvironment, usual: TokenPrice) {
  if (!text) return usual;
  const [, input, output] = PRICE.exec(text) ?? [];
  if (input !== undefined && output !== undefined)
    return { input: Number(input), output: Number(output) };
  throw new Error(
    `LANGUAGE_MODEL_PRICE is "${text}": it must be US dollars for a million tokens that are read and that are written, like 0.25/2.`,
  );
}
