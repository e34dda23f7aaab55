import type { HostedBudgets, ServiceBudget } from "@kinora/domain/creation/hosted-budget";
import {
  type ConfiguredLanguageModel,
  configuredLanguageModel,
} from "./configured-language-model.ts";
import type { ConfiguredProvider, ProviderEnvironment } from "./provider-setup.ts";
import { NOTHING, readBudget, USUAL } from "./read-budget.ts";
import { addressesOf, PROVIDERS } from "./services.ts";

export interface ConfiguredProviders {
  readonly providers: readonly ConfiguredProvider[];
  /** What writes scripts; null: no model is named. */
  readonly languageModel: ConfiguredLanguageModel | null;
  readonly budgets: HostedBudgets;
  /** Origins that the operator named in the place of a service's own. */
  readonly trustedOrigins: readonly string[];
}

/** Reads keys, addresses and budgets. Throws one sentence that names the variable at fault. */
export function configuredProviders(environment: ProviderEnvironment): ConfiguredProviders {
  const origins = PROVIDERS.flatMap(({ addresses }) => Object.keys(addresses)).flatMap((name) => {
    const address = environment[name]?.replace(/\/+$/, "");
    return address ? [originOf(name, address)] : [];
  });
  const providers = PROVIDERS.flatMap((setup) => {
    const { name, title } = setup;
    const configured = setup.configure(environment, addressesOf(setup, environment));
    return configured ? { name, title, ...configured } : [];
  });
  const services = providers.map(({ name, title }) => {
    const budget = readBudget(environment, name.toUpperCase(), USUAL);
    return [name, { title, ...budget }] as const;
  });
  const languageModel = configuredLanguageModel(environment);
  const written = languageModel ? [[languageModel.service, languageModel.budget] as const] : [];
  return {
    providers,
    languageModel,
    budgets: {
      services: new Map<string, ServiceBudget>([...services, ...written]),
      given: readBudget(environment, "GIVEN", NOTHING),
    },
    trustedOrigins: [...new Set(origins)],
  };
}

function originOf(name: string, text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`${name} is "${text}": it must be an address like https://queue.fal.run.`);
}
