import type { HostedBudgets, ServiceBudget } from "@kinora/domain/creation/hosted-budget";
import { comfy } from "./comfy/setup.ts";
import {
  type ConfiguredLanguageModel,
  configuredLanguageModel,
} from "./configured-language-model.ts";
import { fal } from "./fal/setup.ts";
import type { ConfiguredProvider, ProviderEnvironment, ProviderSetup } from "./provider-setup.ts";
import { NOTHING, readBudget, USUAL } from "./read-budget.ts";
import { replicate } from "./replicate/setup.ts";
import { runway } from "./runway/setup.ts";

/** Services that Kinora can speak to. */
const PROVIDERS: readonly ProviderSetup[] = [comfy, fal, replicate, runway];

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
  const named = (name: string) => environment[name]?.replace(/\/+$/, "");
  const origins = PROVIDERS.flatMap(({ addresses }) => Object.keys(addresses)).flatMap((name) => {
    const address = named(name);
    return address ? [originOf(name, address)] : [];
  });
  const providers = PROVIDERS.flatMap(({ addresses, configure }) => {
    const each = Object.entries(addresses).map(([name, own]) => [name, named(name) || own]);
    return configure(environment, Object.fromEntries(each)) ?? [];
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
