import type { LanguageOffer } from "@kinora/domain/hosted/language-choice";
import type { Exchange } from "../http/exchange.ts";
import type { AboutService, KeyVerdict, ProviderEnvironment } from "../provider-setup.ts";
import { readAddress } from "./configured-language-model.ts";
import { LANGUAGE_SETUPS } from "./language-setups.ts";
import { findModels, LOCAL_SERVERS } from "./local-servers.ts";

/** Services whose keys may be entered in the app. */
const KEYED = ["openai", "anthropic", "google"] as const;
type Keyed = (typeof KEYED)[number];

/** What is known about each of them without a key. */
export const KNOWN_LANGUAGE_SERVICES: readonly AboutService[] = KEYED.map((name) => {
  const { title, keys, keyPage } = LANGUAGE_SETUPS[name];
  const [keyVariable, ...otherKeyVariables] = keys;
  const about = { name, title, keyVariable, otherKeyVariables, keyPage };
  return { ...about, isTestable: true, mayBeEntered: () => true };
});

const PATIENCE = 10_000;

interface Outside {
  readonly environment: ProviderEnvironment;
  readonly exchange: Exchange;
}

/**
 * Tests a key by requesting the service's list of models, which costs nothing; undefined when the
 * service is not one of these.
 */
export async function askForModels(
  service: string,
  key: string,
  { environment, exchange }: Outside,
): Promise<
  { readonly verdict: KeyVerdict; readonly models: readonly string[] | null } | undefined
> {
  const name = KEYED.find((known) => known === service);
  if (name === undefined) return undefined;
  const setup = LANGUAGE_SETUPS[name];
  const soon: Exchange = (request) => exchange({ ...request, patience: PATIENCE });
  const answer = await setup.askForModels(readAddress(setup, environment), key, soon);
  if (answer?.status === 200)
    return { verdict: "accepted", models: setup.readModels(answer).toSorted() };
  return { verdict: isRefused(answer) ? "refused" : "unclear", models: null };
}

/** Google answers an invalid key with 400. */
const isRefused = (answer: { readonly status: number; readonly body: string } | null): boolean =>
  answer !== null &&
  (answer.status === 401 ||
    answer.status === 403 ||
    (answer.status === 400 && /API key not valid|API_KEY_INVALID/i.test(answer.body)));

/** Returns the language models on offer at the moment; never rejects. */
export async function languageOffers(outside: Outside): Promise<readonly NamedOffer[]> {
  const { environment, exchange } = outside;
  const keyed = KEYED.map(async (service): Promise<NamedOffer | null> => {
    const key = keyOf(service, environment);
    if (key === null) return null;
    const asked = await askForModels(service, key, outside);
    const { title } = LANGUAGE_SETUPS[service];
    return { service, title, isLocal: false, models: asked?.models ?? null };
  });
  const found = LOCAL_SERVERS.map(async (server): Promise<NamedOffer | null> => {
    const models = await findModels(server, exchange);
    const { service, title } = server;
    return models && { service, title, isLocal: true, models };
  });
  const all = await Promise.all([...keyed, ...found]);
  return all.filter((offer) => offer !== null);
}

export interface NamedOffer extends LanguageOffer {
  readonly title: string;
  /** True when the server runs on this machine. */
  readonly isLocal: boolean;
}

const keyOf = (service: Keyed, environment: ProviderEnvironment): string | null =>
  LANGUAGE_SETUPS[service].keys.map((name) => environment[name]).find((key) => !!key) ?? null;
