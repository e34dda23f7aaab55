import { HOSTED_VOICES } from "@kinora/catalogue/hosted-voices";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { samplesOfServices } from "@kinora/catalogue/samples";
import { subjectOfOrder } from "@kinora/database/hosted/postgres-intent-log";
import { readNamedPeople } from "@kinora/database/hosted/postgres-named-people";
import { readOwnSpending } from "@kinora/database/hosted/postgres-own-keys";
import { readServiceHealth } from "@kinora/database/hosted/read-service-health";
import { readServiceReport } from "@kinora/database/hosted/read-service-report";
import { hearCallback } from "@kinora/domain/hosted/hear-callback";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { isoDay, livingRoutes } from "@kinora/domain/prompt/open-catalogue";
import { millsOfLine } from "@kinora/domain/story/hosted-lines";
import type { VerifyCallback } from "@kinora/providers/callback";
import { LOCAL_SERVERS } from "@kinora/providers/language/local-servers";
import type { ConfiguredProvider } from "@kinora/providers/provider-setup";
import { KNOWN_OWN_SERVERS, KNOWN_SERVICES } from "@kinora/providers/services";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { mountCallbacks } from "./callback-routes.ts";
import type { Services } from "./compose-services.ts";
import { composeTrials } from "./compose-trials.ts";
import { mountLanguageModelRoutes } from "./language-model-routes.ts";
import { mountNamedRoutes } from "./named-routes.ts";
import { mountOwnKeyRoutes } from "./own-key-routes.ts";
import { presentOwnServer } from "./present-own-server.ts";
import { mountServiceRoutes, type ServiceRoutePorts } from "./service-routes.ts";

type OwnServersShown = ServiceRoutePorts["ownServers"];

/** Returns the language model in use and whether it was chosen here. */
function asked({ languageModel, choice }: Services) {
  if (languageModel === null) return null;
  const { model } = languageModel;
  if (choice?.model !== model) return { service: null, title: languageModel.title, model };
  const local = LOCAL_SERVERS.find(({ service }) => service === choice.service);
  return { service: choice.service, title: local?.title ?? languageModel.title, model };
}

const presentOwnServers =
  ({ keyInEnvironment, ownServers: { absence }, services, now }: ApiComposition): OwnServersShown =>
  (locale, healths) =>
    KNOWN_OWN_SERVERS.map((own) => {
      const address = keyInEnvironment(own.addressVariable);
      const { voices = [] } =
        services.current().providers.find(({ name }) => name === own.name) ?? {};
      const standing = {
        ...{ address, absence, voices, entries: MODEL_ENTRIES, now: now() },
        health: healths.get(own.name),
      };
      return presentOwnServer(own, standing, locale);
    });

/** Returns the names of the models that a service makes on this day. */
const livingModels = (now: () => Date) => (service: EngineProtocol) =>
  MODEL_ENTRIES.filter((entry) =>
    livingRoutes(entry, isoDay(now())).some(({ protocol }) => protocol === service),
  ).map(({ name }) => name);

/** Returns how many voices of a service are sampled once it has a key, and what that costs. */
function voicesOf(service: EngineProtocol) {
  const voices = samplesOfServices(HOSTED_VOICES.filter((one) => one.service === service));
  const mills = voices.map(({ name, prompt }) => millsOfLine({ voice: name, text: prompt }) ?? 0);
  if (voices.length === 0) return null;
  return { count: voices.length, dollars: mills.reduce((sum, one) => sum + one, 0) / 1_000 };
}

/** Returns who may use hosted models; those whom the environment names are fixed. */
const namedPeople =
  ({ environment: { hostedFor }, audience, database }: ApiComposition) =>
  async () => {
    const named = await readNamedPeople(database, audience.named);
    return named.map((person) => ({ ...person, fixed: hostedFor.named.has(person.id) }));
  };

function servicePorts(
  parts: ApiComposition,
  { modelsOf, people }: Pick<ServiceRoutePorts, "modelsOf" | "people">,
): ServiceRoutePorts {
  const { services, stores, transact, database, now } = parts;
  return {
    ...{ known: KNOWN_SERVICES, modelsOf, keyInEnvironment: parts.keyInEnvironment, now },
    ...{ sealer: parts.sealer, test: parts.testKey, security: parts.security },
    transact,
    kept: () => services.current().kept,
    refresh: services.refresh,
    ownServers: presentOwnServers(parts),
    budgets: parts.budgets,
    report: () => readServiceReport(database, now()),
    healths: () => readServiceHealth(database, now()),
    ...composeTrials(parts),
    async forgetHealth(service) {
      await stores.serviceHealth.forget(service);
      await parts.circuits.look();
    },
    voicesOf,
    async noteVerdict(service, verdict) {
      await stores.serviceHealth.noteProbe(service, verdict, now());
      await parts.circuits.look();
    },
    people,
    takesNames: parts.audience.takesNames,
    everybody: parts.audience.everybody,
  };
}

export function hostedModule(parts: ApiComposition): ApiModule {
  const { services, exchange, stores, transact, database, digest, now, onProblem } = parts;
  const checks = new WeakMap<ConfiguredProvider, VerifyCallback | null>();
  const providerOf = (name: string) =>
    services.current().providers.find((provider) => provider.name === name);
  /**
   * What a check has learned of the service's signing keys is cached as long as the provider
   * exists.
   */
  const checkOf = (provider: ConfiguredProvider) => {
    const known = checks.get(provider);
    if (known !== undefined) return known;
    const check = provider.openCallbacks(exchange);
    checks.set(provider, check);
    return check;
  };
  const modelsOf = livingModels(now);
  const people = namedPeople(parts);
  return {
    async mount(server) {
      mountServiceRoutes(server, servicePorts(parts, { modelsOf, people }));
      mountNamedRoutes(server, { transact, people, look: parts.audience.look, now });
      mountOwnKeyRoutes(server, {
        ...{ known: KNOWN_SERVICES, keys: stores.ownKeys, modelsOf, now },
        ...{ takesKeyFor: parts.takesKeyFor, sealer: parts.sealer, test: parts.testKey },
        security: parts.security,
        spentBy: (userId) => readOwnSpending(database, userId, now()),
      });
      mountLanguageModelRoutes(server, {
        offers: () => parts.languageOffers(services.current()),
        current: () => asked(services.current()),
        isInEnvironment: () => parts.keyInEnvironment("LANGUAGE_MODEL") !== undefined,
        transact,
        refresh: services.refresh,
        security: parts.security,
        now,
      });
      await mountCallbacks(server, {
        knows: (provider) => providerOf(provider) !== undefined,
        async check(name, call) {
          const provider = providerOf(name);
          if (!provider) return null;
          const upstreamId = (await checkOf(provider)?.(call, now())) ?? null;
          if (upstreamId === null) onProblem(`a call in the name of ${name} could not be checked`);
          return upstreamId;
        },
        hear: (call) =>
          hearCallback(call, {
            intents: stores.intents,
            digest,
            subjectOf: (key) => subjectOfOrder(database, key),
            wake: (subject) => transact(({ queue }) => queue.wake(subject)),
          }),
      });
    },
  };
}
