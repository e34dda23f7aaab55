import type { HostedBudgets, ServiceBudget } from "@kinora/domain/creation/hosted-budget";
import type { TrustedOrigins } from "@kinora/domain/hosted/upstream-file";
import {
  type ConfiguredLanguageModel,
  configuredLanguageModel,
} from "./language/configured-language-model.ts";
import type { ConfiguredProvider, ProviderEnvironment } from "./provider-setup.ts";
import { NOTHING, readBudget, USUAL } from "./read-budget.ts";
import { addressesOf, OWN_SERVERS, PROVIDERS } from "./services.ts";

export interface ConfiguredProviders {
  readonly providers: readonly ConfiguredProvider[];
  /** What writes scripts; null: no model is named. */
  readonly languageModel: ConfiguredLanguageModel | null;
  readonly budgets: HostedBudgets;
  readonly trustedOrigins: TrustedOrigins;
}

/** Reads keys, addresses and budgets. Throws one sentence that names the variable at fault. */
export function configuredProviders(environment: ProviderEnvironment): ConfiguredProviders {
  const origins = PROVIDERS.map(({ name, addresses }) => {
    const named = Object.keys(addresses).flatMap((variable) => {
      const address = environment[variable]?.replace(/\/+$/, "");
      return address ? [originOf(variable, address)] : [];
    });
    return [name, new Set(named)] as const;
  });
  const providers = PROVIDERS.flatMap((setup) => {
    const { name, title } = setup;
    const configured = setup.configure(environment, addressesOf(setup, environment));
    return configured ? { name, title, inspect: null, openSpeaker: null, ...configured } : [];
  });
  const servers = configuredServers(environment);
  const services = providers.map(({ name, title }) => {
    const budget = readBudget(environment, name.toUpperCase(), USUAL);
    return [name, { title, ...budget }] as const;
  });
  const free = servers.map(({ name, title }) => [name, { title, ...NOTHING }] as const);
  const languageModel = configuredLanguageModel(environment);
  const written = languageModel ? [[languageModel.service, languageModel.budget] as const] : [];
  return {
    providers: [...providers, ...servers.map(({ provider }) => provider)],
    languageModel,
    budgets: {
      services: new Map<string, ServiceBudget>([...services, ...free, ...written]),
      given: readBudget(environment, "GIVEN", NOTHING),
    },
    trustedOrigins: new Map<string, ReadonlySet<string>>([
      ...origins,
      ...servers.map(({ name, origin }) => [name, new Set([origin])] as const),
    ]),
  };
}

function configuredServers(environment: ProviderEnvironment) {
  return OWN_SERVERS.flatMap(({ name, title, addressVariable, configure }) => {
    const address = environment[addressVariable]?.replace(/\/+$/, "");
    if (!address) return [];
    const origin = originOf(addressVariable, address);
    if (new URL(address).href !== `${origin}/`)
      throw new Error(
        `${addressVariable} is "${address}": it must be scheme, host and port and no more, like http://127.0.0.1:8188.`,
      );
    const configured = configure(environment, origin);
    const provider: ConfiguredProvider = {
      ...{ name, title, openSpeaker: null, openCallbacks: () => null },
      ...configured,
    };
    return { name, title, origin, provider };
  });
}

function originOf(name: string, text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`${name} is "${text}": it must be an address like https://queue.fal.run.`);
}
