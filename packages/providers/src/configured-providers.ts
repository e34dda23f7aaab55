import type { HostedBudgets, ServiceBudget } from "@kinora/domain/creation/hosted-budget";
import type { TrustedOrigins } from "@kinora/domain/hosted/upstream-file";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { isSellersAddress } from "./is-sellers-address.ts";
import {
  type ConfiguredLanguageModel,
  configuredLanguageModel,
} from "./language/configured-language-model.ts";
import type { ConfiguredProvider, ProviderEnvironment, Seller } from "./provider-setup.ts";
import { NOTHING, readBudget, USUAL } from "./read-budget.ts";
import { addressesOf, OWN_SERVERS, PROVIDERS } from "./services.ts";

export interface ConfiguredProviders {
  readonly providers: readonly ConfiguredProvider[];
  /** The model that writes scripts; null when none is configured. */
  readonly languageModel: ConfiguredLanguageModel | null;
  readonly budgets: HostedBudgets;
  readonly trustedOrigins: TrustedOrigins;
}

/**
 * Reads keys, addresses and budgets from the environment. Throws one sentence that names the
 * invalid variable.
 */
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
    const absent = { inspect: null, openSpeaker: null, voices: [] };
    return configured ? { name, title, ...absent, ...configured } : [];
  });
  const servers = configuredServers(environment);
  const services = providers.map(({ name, title }) => {
    const budget = readBudget(environment, name.toUpperCase(), USUAL);
    return [name, { title, ...budget }] as const;
  });
  const languageModel = configuredLanguageModel(environment);
  const written = languageModel ? [[languageModel.service, languageModel.budget] as const] : [];
  return {
    providers: [...providers, ...servers.map(({ provider }) => provider)],
    languageModel,
    budgets: {
      services: new Map<string, ServiceBudget>([
        ...services,
        ...servers.map(({ budget }) => budget),
        ...written,
      ]),
      given: readBudget(environment, "GIVEN", NOTHING),
    },
    trustedOrigins: new Map<string, ReadonlySet<string>>([
      ...origins,
      ...servers.map(({ name, origins }) => [name, origins] as const),
    ]),
  };
}

function configuredServers(environment: ProviderEnvironment) {
  return OWN_SERVERS.flatMap(({ name, title, addressVariable, frontVariable, configure }) => {
    const origin = serverOrigin(environment, addressVariable);
    const front = frontVariable === undefined ? null : serverOrigin(environment, frontVariable);
    if (origin === null) {
      if (front === null) return [];
      throw new Error(
        `${frontVariable} is set without ${addressVariable}, the address of the ${title} behind it.`,
      );
    }
    const { seller = null, ...configured } = configure(environment, origin, front);
    if (seller === null) refuseSellers(addressVariable, origin);
    if (front !== null) refuseSellers(`${frontVariable}`, front);
    const provider: ConfiguredProvider = {
      ...{ name, title, openSpeaker: null, voices: [], openCallbacks: () => null },
      ...configured,
    };
    const origins = new Set(front === null ? [origin] : [origin, front]);
    return { name, origins, provider, budget: budgetOf(seller ?? { name, title }, environment) };
  });
}

/** Throws when the address of a self-hosted server is one of a service that charges. */
function refuseSellers(variable: string, origin: string): void {
  if (isSellersAddress(origin))
    throw new Error(
      `${variable} is ${origin}, a service that charges: it must be a server of your own, because its orders count as free.`,
    );
}

/** Returns the origin of a self-hosted server; null when its variable is not set. */
function serverOrigin(environment: ProviderEnvironment, variable: string): string | null {
  const address = environment[variable]?.replace(/\/+$/, "");
  if (!address) return null;
  const origin = originOf(variable, address);
  if (new URL(address).href === `${origin}/`) return origin;
  throw new Error(
    `${variable} is "${address}": it must be scheme, host and port and no more, like http://127.0.0.1:8188.`,
  );
}

/** The budget of a server; self-hosted servers cost nothing. */
function budgetOf(
  { name, title, budget }: Pick<Seller, "name" | "title"> & Partial<Seller>,
  environment: ProviderEnvironment,
): readonly [EngineProtocol, ServiceBudget] {
  const limits = budget === undefined ? NOTHING : readBudget(environment, budget, USUAL);
  return [name, { title, ...limits }];
}

function originOf(name: string, text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`${name} is "${text}": it must be an address like https://queue.fal.run.`);
}
