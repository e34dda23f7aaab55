import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serviceTitle } from "@kinora/catalogue/services";
import { TOKEN_SCOPES, type TokenScope } from "@kinora/contracts/access/token-scopes";
import { REAUTHENTICATION_HEADER } from "@kinora/contracts/account/reauthentication-header";
import type { AppStoreSettings } from "@kinora/contracts/billing/app-store-settings";
import type { GooglePlaySettings } from "@kinora/contracts/billing/google-play-settings";
import type { CountedPurchases } from "@kinora/contracts/billing/store-testers";
import type { StripeSettings } from "@kinora/contracts/billing/stripe-settings";
import type { SealingSecrets } from "@kinora/contracts/hosted/sealing-secrets";
import type { S3Settings } from "@kinora/contracts/media/s3-settings";
import type { MailSettings } from "@kinora/contracts/notification/mail-settings";
import { readPushSettings } from "@kinora/contracts/notification/push-settings";
import { postgresPeople } from "@kinora/database/account/postgres-people";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { postgresLanguageChoice } from "@kinora/database/hosted/postgres-language-choice";
import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import { postgresServiceKeys } from "@kinora/database/hosted/postgres-service-keys";
import { openJobQueue, openLane } from "@kinora/database/job/open-job-queue";
import type { Reauthentications } from "@kinora/domain/account/reauthentication";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import { Refusal } from "@kinora/domain/refusal";
import type { SecurityEntry } from "@kinora/domain/security/security-log";
import {
  type ConfiguredProviders,
  configuredProviders,
} from "@kinora/providers/configured-providers";
import type { Exchange } from "@kinora/providers/http/exchange";
import { languageOffers } from "@kinora/providers/language/language-offers";
import type { ProviderEnvironment } from "@kinora/providers/provider-setup";
import { fixedLimits } from "@kinora/providers/read-budget";
import { environmentWith, testKey } from "@kinora/providers/services";
import { openSealer } from "@kinora/storage/open-sealer";
import { openStorage } from "@kinora/storage/open-storage";
import { createTestDatabase } from "@kinora/testing/database";
import type { FastifyServerOptions, InjectOptions } from "fastify";
import type { KyselyPlugin } from "kysely";
import { afterAll } from "vitest";
import { composeSignIn } from "../src/account/compose-sign-in.ts";
import { compose } from "../src/compose.ts";
import { watchOwnServers } from "../src/hosted/compose-own-servers.ts";
import { openServices } from "../src/hosted/compose-services.ts";
import { watchCircuits } from "../src/hosted/watch-circuits.ts";
import { buildServer } from "../src/http/build-server.ts";
import { openTexts } from "../src/legal/compose-texts.ts";
import { mountAll } from "../src/mount-all.ts";

/** Mail settings of a server that only its own machine reaches. */
export const MAIL: MailSettings = {
  ...{ smtpUrl: null, from: "Kinora <kinora@localhost>", publicUrl: "http://localhost:4310" },
  secret: "s".repeat(32),
};

const PAGE =
  "<!doctype html><html><head><!--share--><title>Kinora</title><!--/share--></head><noscript>Kinora</noscript></html>";

const queryWatcher = (onQuery: () => void): KyselyPlugin => ({
  transformQuery({ node }) {
    onQuery();
    return node;
  },
  transformResult: async ({ result }) => result,
});

/**
 * Starts the whole api on a database of its own, without a port and without a worker. A demo user's
 * handle is their access token; `kin_` plus the handle is a personal access token with every scope.
 * Everything else is real.
 */
/** "ada": a session of hers; "kin_ada": a token with all scopes, "kin_read_ada" with one. */
const TOKEN = /^(kin_(?:(read|create|publish)_)?)?([a-z]{3,30})$/;

const scopesOf = (name: string | undefined): readonly TokenScope[] =>
  TOKEN_SCOPES.filter((scope) => name === undefined || scope === name);

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof buildServer>>["inject"]>>;

/**
 * Does what follows a provider's confirmation, once it is verified; packages/identity tests the
 * round trip itself.
 */
export async function confirm(
  store: Pick<Reauthentications, "attempt" | "prove">,
  id: string,
  now: Date,
): Promise<void> {
  const secret = randomUUID();
  await store.attempt(id, secret, null, now);
  await store.prove(id, secret, now);
}

export async function startTestServer(
  options: {
    limited?: boolean;
    signingKeyFile?: string;
    webFolder?: string;
    s3?: S3Settings;
    /** Called for each query that a response takes. */
    onQuery?: () => void;
    providers?: ConfiguredProviders["providers"];
    languageModel?: ConfiguredProviders["languageModel"];
    budgets?: ConfiguredProviders["budgets"];
    /** Environment variables, in addition to keys that are entered. */
    variables?: ProviderEnvironment;
    sealingSecrets?: SealingSecrets;
    exchange?: Exchange;
    /** No social platform is set up without them. */
    platforms?: readonly PublishingPlatform[];
    /** Nothing is sold without it. */
    stripe?: StripeSettings;
    appStore?: AppStoreSettings;
    googlePlay?: GooglePlaySettings;
    /** Every purchase counts without it. */
    counted?: CountedPurchases;
    /** Ids of users who are offered hosted models. */
    named?: readonly string[];
    /** Directory with terms, rules, privacy policy and imprint; without it nobody has to agree. */
    legalFolder?: string;
    /** Applies the limits of new accounts, although all users are demo accounts. */
    countsNewcomers?: boolean;
    logger?: FastifyServerOptions["logger"];
  } = {},
) {
  const opened = await createTestDatabase();
  await seedDemoPeople(opened.database);
  const { onQuery } = options;
  const asked = onQuery ? opened.database.withPlugin(queryWatcher(onQuery)) : opened.database;
  const folder = mkdtempSync(join(tmpdir(), "kinora-api-"));
  writeFileSync(join(folder, "index.html"), PAGE);
  const { variables = {} } = options;
  const exchange: Exchange = options.exchange ?? (async () => ({ kind: "not sent" }));
  const lanes = options.platforms ? (["deliver"] as const) : [];
  const boss = await openJobQueue({ url: opened.url, role: "producer", onError: () => {}, lanes });
  const sealer = options.sealingSecrets ? openSealer(options.sealingSecrets) : null;
  const services = await openServices({
    keys: postgresServiceKeys(opened.database),
    sealer,
    choices: postgresLanguageChoice(opened.database),
    configure: (kept, choice) => ({
      ...configuredProviders(environmentWith(variables, kept, choice)),
      ...options,
    }),
    opensLane: sealer !== null,
    openLane: () => openLane(boss, "hosted"),
  });
  const circuits = watchCircuits(
    postgresServiceHealth(opened.database),
    serviceTitle,
    () => new Date(),
  );
  await circuits.look();
  const ownServers = watchOwnServers(
    () => services.current().providers,
    exchange,
    circuits.missingAt,
  );
  await ownServers.look();
  const environment = {
    databaseUrl: opened.url,
    mediaDirectory: join(folder, "media"),
    uploadsDirectory: join(folder, "uploads"),
    samplesDirectory: join(folder, "samples"),
    s3: options.s3 ?? null,
    securityLogFile: join(folder, "security.log"),
    auditHeadsFile: join(folder, "audit-heads.log"),
    host: "127.0.0.1",
    port: 0,
    sharesPort: false,
    publicUrl: "http://localhost:4310",
    trustedProxies: ["loopback"],
    ...{ hosts: ["localhost"], embedOrigins: ["https://blog.example"] },
    webFolder: options.webFolder ?? folder,
    ...{ legalFolder: options.legalFolder ?? null, leastAge: 16, isDemo: false },
    mediaSecret: "m".repeat(32),
    sealingSecrets: options.sealingSecrets ?? null,
    takesOwnKeys: true,
    signingKeyFile: options.signingKeyFile ?? null,
    logLevel: "silent",
    pseudoLocale: false,
    limited: options.limited ?? options.countsNewcomers ?? false,
    sessionSecret: "s".repeat(32),
    ownerEmail: null,
    hostedFor: { everybody: false, named: new Set(options.named), takesNames: true },
    ...{ stripe: options.stripe ?? null, appStore: options.appStore ?? null },
    googlePlay: options.googlePlay ?? null,
    counted: options.counted ?? { takesMoney: false, testers: new Set<string>() },
    push: readPushSettings({
      VAPID_PRIVATE_KEY: Buffer.alloc(32, 7).toString("base64url"),
    }),
    mail: MAIL,
    mailFolder: join(folder, "mail"),
    localIdentityUrl: "http://127.0.0.1:1",
  };
  const clock = { now: new Date("2026-11-20T12:00:00.000Z") };
  const told: SecurityEntry[] = [];
  const security = { record: (entry: SecurityEntry) => void told.push(entry) };
  const parts = compose({
    environment,
    ...{ ownServers, circuits },
    storage: await openStorage(environment),
    signIn: {
      ...composeSignIn(environment, {}),
      ...(options.countsNewcomers ? { simulated: [] } : {}),
    },
    texts: await openTexts(environment, opened.database, () => clock.now),
    services,
    sealer,
    testKey: (service, key) => testKey(service, key, { environment: variables, exchange }),
    keyInEnvironment: (variable) => variables[variable],
    fixedLimits: fixedLimits(variables),
    platforms: options.platforms ?? [],
    simulatedPlatforms: new Set(),
    languageOffers: ({ kept, choice }) =>
      languageOffers({ environment: environmentWith(variables, kept, choice), exchange }),
    exchange,
    opened: { ...opened, database: asked },
    boss,
    security,
    countSecurity: () => ({}),
    now: () => clock.now,
    onProblem: () => {},
  });
  const people = postgresPeople(opened.database);
  const server = await buildServer({
    verifyAccess: async (token, suspendedToo) => {
      const [, isToken, scope, handle] = TOKEN.exec(token) ?? [];
      const person = handle ? await people.find(`usr_${handle}`) : null;
      if (!person) throw new Refusal("SIGN_IN_REQUIRED");
      if (person.disabledAt !== null && (isToken || !suspendedToo))
        throw new Refusal("ACCOUNT_DISABLED");
      const { id, role, tier } = person;
      if (isToken) return { userId: id, role, tier, scopes: scopesOf(scope), tokenId: "tok" };
      return { userId: id, role, tier, scopes: null, sessionId: "ses" };
    },
    security,
    trustedProxies: environment.trustedProxies,
    hosts: environment.hosts,
    secure: false,
    limited: environment.limited,
    logger: options.logger ?? false,
  });
  const unwatchWords = await parts.words.lists.watch();
  const hub = await mountAll(server, parts);
  await server.ready();
  afterAll(async () => {
    unwatchWords();
    await server.close();
    await boss.stop({ graceful: false });
    rmSync(folder, { recursive: true, force: true });
  });

  /** Confirms a required reauthentication and repeats the request, as browsers do. */
  const confirming = async (first: Answer, request: InjectOptions): Promise<Answer> => {
    if (first.statusCode !== 403) return first;
    const { code, details } = first.json();
    if (code !== "REAUTHENTICATION_REQUIRED") return first;
    await confirm(parts.stores.reauthentications, details.id, clock.now);
    const headers = { ...request.headers, [REAUTHENTICATION_HEADER]: details.id };
    return server.inject({ ...request, headers });
  };
  /** Sends a request as this user. Returns the status and JSON of the response. */
  const as =
    (handle: string | null) =>
    async (
      method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
      url: string,
      body?: object,
      key?: string,
    ) => {
      const request: InjectOptions = {
        method,
        url,
        headers: {
          ...(handle === null ? {} : { authorization: `Bearer ${handle}` }),
          ...(key === undefined ? {} : { "idempotency-key": key }),
        },
        ...(body === undefined ? {} : { payload: body }),
      };
      const answer = await confirming(await server.inject(request), request);
      const isJson = String(answer.headers["content-type"]).startsWith("application/json");
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: isJson ? answer.json() : answer.body,
      };
    };
  return {
    server,
    environment,
    database: opened.database,
    url: opened.url,
    clock,
    hub,
    parts,
    told,
    as,
  };
}
