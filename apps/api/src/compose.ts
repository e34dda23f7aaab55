import { createHash, randomInt } from "node:crypto";
import { serviceTitle } from "@kinora/catalogue/services";
import { takesSeed } from "@kinora/catalogue/takes-seed";
import type { KeyTest } from "@kinora/contracts/hosted/hosted-service";
import { SEED_MAX } from "@kinora/contracts/limits";
import type { OuterPlatform } from "@kinora/contracts/publication/publication-vocabulary";
import { postgresPeople } from "@kinora/database/account/postgres-people";
import type { OpenDatabase } from "@kinora/database/client";
import { postgresCreationReader } from "@kinora/database/creation/postgres-creation-reader";
import { postgresLikeStore } from "@kinora/database/feed/postgres-like-store";
import { postgresGemStatement } from "@kinora/database/gem/postgres-gem-statement";
import { readStoppedOrder } from "@kinora/database/hosted/read-stopped-order";
import { readVitalSigns } from "@kinora/database/job/worker-signs";
import { withheldOf } from "@kinora/database/takeout/held-files";
import type { Viewer } from "@kinora/domain/account/viewer";
import {
  type BudgetSettingStore,
  type FixedLimits,
  liveBudgets,
} from "@kinora/domain/hosted/budget-settings";
import { offersHosted } from "@kinora/domain/hosted/offers-hosted";
import type { Sealer } from "@kinora/domain/hosted/service-keys";
import type { EngineProtocol, RouteAbsence } from "@kinora/domain/prompt/model-entry";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import { watchPeople } from "@kinora/domain/security/watch-people";
import { refuseEngine } from "@kinora/domain/switch/switches";
import { houseWords } from "@kinora/domain/word/word-lists";
import type { Exchange } from "@kinora/providers/http/exchange";
import type { NamedOffer } from "@kinora/providers/language/language-offers";
import { OWN_KEY_SERVICES } from "@kinora/providers/open-with-key";
import { signedMediaAddress } from "@kinora/storage/signed-media-address";
import type { Storage } from "@kinora/storage/storage";
import type { PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";
import { composeIdentity } from "./account/compose-identity.ts";
import type { SignIn } from "./account/compose-sign-in.ts";
import { readCurrentUser } from "./account/present-me.ts";
import { openAppStoreOnce } from "./billing/open-app-store-once.ts";
import { openGooglePlayOnce } from "./billing/open-google-play-once.ts";
import { openStripeOnce } from "./billing/open-stripe-once.ts";
import { openStores } from "./compose-stores.ts";
import { cardLoader } from "./creation/load-cards.ts";
import { createPresent } from "./creation/present.ts";
import type { Environment } from "./environment.ts";
import { watchHealth } from "./health/watch-health.ts";
import { composeCatalogues } from "./hosted/compose-catalogues.ts";
import type { OwnServers } from "./hosted/compose-own-servers.ts";
import type { LiveServices, Services } from "./hosted/compose-services.ts";
import { composeVoices } from "./hosted/compose-voices.ts";
import type { Circuits } from "./hosted/watch-circuits.ts";
import { type LiveAudience, watchNamed } from "./hosted/watch-named.ts";
import { consentGate } from "./legal/consent-gate.ts";
import type { LiveTexts } from "./legal/live-texts.ts";
import { composeNewcomers } from "./newcomer/compose-newcomers.ts";
import { remixingReader } from "./remix/read-remixing.ts";
import { type LiveSwitches, liveSwitches } from "./switch/live-switches.ts";
import { composeWords } from "./word/compose-words.ts";

/** An integer from 0 to SEED_MAX. */
const drawSeed = () => randomInt(SEED_MAX + 1);
const digest = (text: string) => createHash("sha256").update(text).digest("hex");

export interface ApiEnvironment {
  readonly services: LiveServices;
  readonly ownServers: OwnServers;
  /** Circuit breakers of services that are unavailable. */
  readonly circuits: Circuits;
  /** Encrypts keys that owners enter; null when no secret for it is configured. */
  readonly sealer: Sealer | null;
  /** Asks a service whether it accepts a key. */
  readonly testKey: (service: EngineProtocol, key: string) => Promise<KeyTest>;
  readonly keyInEnvironment: (variable: string) => string | undefined;
  /** Which limits of spending the environment sets. */
  readonly fixedLimits: FixedLimits;
  /** Language models to choose from with these keys, of services and of servers on this machine. */
  readonly languageOffers: (services: Services) => Promise<readonly NamedOffer[]>;
  /** Social platforms that are set up here. */
  readonly platforms: readonly PublishingPlatform[];
  /** Those of them that are simulators on this machine. */
  readonly simulatedPlatforms: ReadonlySet<OuterPlatform>;
  readonly environment: Environment;
  readonly storage: Storage;
  readonly signIn: SignIn;
  /** Current terms, rules, privacy policy and imprint. */
  readonly texts: LiveTexts;
  readonly exchange: Exchange;
  readonly opened: OpenDatabase;
  readonly boss: PgBoss;
  readonly security: SecurityLog;
  readonly countSecurity: () => Readonly<Record<string, number>>;
  readonly now: () => Date;
  readonly onProblem: (message: string) => void;
}

/**
 * Chooses the adapters that several nouns share. An adapter used by one noun is opened by its
 * module.
 */
export function compose({ boss, ...outside }: ApiEnvironment) {
  const { environment, storage, opened, security, now } = outside;
  const { database } = opened;
  const { stores, transact } = openStores(database, boss);
  const people = watchPeople(postgresPeople(database), security);
  const reader = postgresCreationReader(database);
  const address = signedMediaAddress(environment.mediaSecret);
  const likes = postgresLikeStore(database);
  const statement = postgresGemStatement(database);
  const present = createPresent({
    stoppedOrder: (creationId) => readStoppedOrder(database, creationId),
    isPinned: stores.pins.has,
    withheldOf: (ids) => withheldOf(database, ids),
    ...{ now, address, likesOf: likes.states, statement, reader },
    ...{ titleOf: serviceTitle, takesSeed },
    remixingOf: remixingReader(stores.remixes),
  });
  const switches = liveSwitches(stores.switches);
  const audience = watchNamed(stores.namedPeople, environment.hostedFor);
  const consent = consentGate({ asked: outside.texts.asked, consents: stores.consents });
  const newcomers = composeNewcomers({
    ...{ people, stores, transact, consent, newId, now },
    limited: environment.limited && outside.signIn.simulated.length === 0,
    secret: environment.sessionSecret,
  });
  const words = composeWords({
    ...{ stores, transact, digest, newId, now, security },
    onProblem: outside.onProblem,
  });
  return {
    ...outside,
    ...newcomers,
    consent,
    database,
    stores,
    transact,
    reader,
    address,
    likes,
    statement,
    present,
    loadCards: cardLoader(reader, present),
    people,
    me: readCurrentUser(
      {
        ...{ people, consent, ledger: stores.ledger },
        countUnread: (userId) => stores.notifications.unread(userId, now()),
      },
      now,
    ),
    identity: composeIdentity({
      ...outside,
      ...{ people, welcome: newcomers.welcome, words: words.gate, switches, digest },
      invitations: stores.invitations,
      onProblem: (message) => outside.onProblem(`identity: ${message}`),
    }),
    files: storage.media,
    audience,
    ...composeOffers({ ...outside, audience }, switches, () => houseWords(words.lists.current())),
    switches,
    budgets: composeBudgets(outside, stores.budgetSettings),
    ...composeStores(environment, now),
    watch: watchHealth({
      readSigns: () => readVitalSigns(database),
      probeMedia: storage.probe,
    }),
    ...{ words, newId, drawSeed, digest },
  };
}
export type ApiComposition = ReturnType<typeof compose>;

/** Limits of spending: those of the environment and, where it sets none, the owner's. */
const composeBudgets = (
  { services, fixedLimits }: Pick<ApiEnvironment, "services" | "fixedLimits">,
  settings: Pick<BudgetSettingStore, "list">,
) => liveBudgets(() => services.current().budgets, fixedLimits, settings);

/** Stores that sell for this server, each opened when it is first needed. */
const composeStores = (
  { stripe, appStore, googlePlay }: Pick<Environment, "stripe" | "appStore" | "googlePlay">,
  now: () => Date,
) => ({
  openStripe: openStripeOnce(stripe),
  openAppStore: openAppStoreOnce(appStore),
  openGooglePlay: openGooglePlayOnce(googlePlay, now),
});

/** Returns what external services currently sell and who it is offered to. */
function composeOffers(
  {
    environment,
    audience,
    services: { current: services },
    ...outside
  }: Pick<ApiEnvironment, "environment" | "ownServers" | "circuits" | "services" | "now"> & {
    readonly audience: LiveAudience;
  },
  { current }: Pick<LiveSwitches, "current">,
  leftOut: () => readonly string[],
) {
  const isOff = (engine: string) => current().enginesOff.includes(engine);
  const switchedOff: RouteAbsence = ({ protocol }) =>
    isOff(protocol) ? { code: "model.switchedOff", params: {} } : null;
  const elsewhere = () => services().providers.map(({ name }) => name);
  const offers = (viewer: Viewer | null) => offersHosted(audience, viewer);
  return {
    ...composeCatalogues({ ...outside, offers, switchedOff, elsewhere, leftOut }),
    offersHosted: offers,
    takesKeyFor: (service: EngineProtocol) =>
      environment.takesOwnKeys && OWN_KEY_SERVICES.some(({ name }) => name === service),
    /** Throws Refusal CREATING_OFF when the owner has switched the engine off. */
    refuseEngine: (engine: string) => refuseEngine(current(), engine),
    ...composeVoices({ ...outside, switchedOff, providers: () => services().providers }),
    asksModel: (viewer: Viewer) => {
      const { languageModel } = services();
      return languageModel !== null && !isOff(languageModel.service) && offers(viewer);
    },
  };
}
