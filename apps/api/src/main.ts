import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { serviceTitle } from "@kinora/catalogue/services";
import { readSimulatedPlatforms } from "@kinora/contracts/connection/simulated-platforms";
import { filesOrigin } from "@kinora/contracts/media/s3-settings";
import { withdrawLocalPeople } from "@kinora/database/account/withdraw-local-people";
import { readHead } from "@kinora/database/audit/postgres-audit-log";
import { openDatabase } from "@kinora/database/client";
import { postgresConnections } from "@kinora/database/connection/postgres-connections";
import { openEventTail } from "@kinora/database/event/tail-events";
import { postgresLanguageChoice } from "@kinora/database/hosted/postgres-language-choice";
import { postgresOwnKeys } from "@kinora/database/hosted/postgres-own-keys";
import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import { postgresServiceKeys } from "@kinora/database/hosted/postgres-service-keys";
import { openJobQueue, openLane, problemName } from "@kinora/database/job/open-job-queue";
import { postgresPublications } from "@kinora/database/publication/postgres-publications";
import { postgresRateLender } from "@kinora/database/security/postgres-rate-lender";
import { resealTokens } from "@kinora/domain/connection/sealed-tokens";
import { resealOwnKeys } from "@kinora/domain/hosted/own-keys";
import { resealHandles } from "@kinora/domain/post/sealed-handle";
import { listenForSignals } from "@kinora/messaging/listen-for-signals";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { nodeExchange } from "@kinora/providers/http/node-exchange";
import { languageOffers } from "@kinora/providers/language/language-offers";
import { fixedLimits } from "@kinora/providers/read-budget";
import { environmentWith, testKey } from "@kinora/providers/services";
import { configuredPlatforms } from "@kinora/publishing/configured-platforms";
import { nodePlatformExchange } from "@kinora/publishing/http/node-platform-exchange";
import { diskSecurityLog } from "@kinora/storage/disk/disk-security-log";
import { openSealer } from "@kinora/storage/open-sealer";
import { openStorage } from "@kinora/storage/open-storage";
import { offerPseudoLocale } from "@kinora/text/choose-locale";
import { composeSignIn } from "./account/compose-sign-in.ts";
import { keepAuditHeads } from "./audit/keep-audit-heads.ts";
import { compose } from "./compose.ts";
import { readEnvironment } from "./environment.ts";
import { tellStreams } from "./event/tell-streams.ts";
import { watchOwnServers } from "./hosted/compose-own-servers.ts";
import { openServices } from "./hosted/compose-services.ts";
import { watchCircuits } from "./hosted/watch-circuits.ts";
import { buildServer } from "./http/build-server.ts";
import { CONNECTIONS } from "./http/rate-limits.ts";
import { openTexts } from "./legal/compose-texts.ts";
import { mountAll } from "./mount-all.ts";
import { saySeldom } from "./say-seldom.ts";

const MINUTE = 60_000;
/** Milliseconds within which a social platform answers. */
const PLATFORM_MS = 15_000;
/** Milliseconds between two checks of own servers for models that were added or removed. */
const OWN_SERVERS_MS = 30_000;

const environment = readEnvironment(process.env);
if (!existsSync(join(environment.webFolder, "index.html"))) {
  console.error("There is no web app in the folder that WEB_DIR names: it has no index.html.");
  process.exit(1);
}
if (environment.pseudoLocale) offerPseudoLocale();
const opened = openDatabase({
  url: environment.databaseUrl,
  name: "kinora-api",
  role: "api",
  connections: CONNECTIONS,
});
if (environment.s3 === null)
  await mkdir(environment.mediaDirectory, { recursive: true, mode: 0o700 });
/**
 * A connection of its own, so that rate limiting of strangers never competes with other queries.
 */
const limits = openDatabase({
  url: environment.databaseUrl,
  name: "kinora-limits",
  role: "api",
  connections: 1,
});
const boss = await openJobQueue({
  url: environment.databaseUrl,
  role: "producer",
  onError: (problem) => console.error(`jobs: ${problemName(problem)}`),
});
const now = () => new Date();
const platforms = configuredPlatforms(process.env, {
  ...{ exchange: nodePlatformExchange(PLATFORM_MS), now },
});
if (platforms.length > 0) await openLane(boss, "deliver");
const exchange = nodeExchange();
const sealer = environment.sealingSecrets && openSealer(environment.sealingSecrets);
const services = await openServices({
  keys: postgresServiceKeys(opened.database),
  sealer,
  choices: postgresLanguageChoice(opened.database),
  configure: (kept, choice) => configuredProviders(environmentWith(process.env, kept, choice)),
  opensLane: sealer !== null && environment.takesOwnKeys,
  openLane: () => openLane(boss, "hosted"),
});
const security = diskSecurityLog({
  file: environment.securityLogFile,
  secret: environment.sessionSecret,
  now,
  onProblem: (message) => console.error(message),
});
const signIn = composeSignIn(environment, process.env);
if (signIn.simulated.length === 0) await withdrawLocalPeople(opened.database, now());
if (sealer) {
  await resealOwnKeys(postgresOwnKeys(opened.database), sealer);
  await resealTokens(postgresConnections(opened.database), sealer);
  await resealHandles(postgresPublications(opened.database), sealer);
}
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
/**
 * Runs in parallel with the start: a server that hangs delays nothing, and its models are offered
 * once it has answered.
 */
let looking: NodeJS.Timeout | undefined;
void lookAtServers();
const parts = compose({
  environment,
  ...{ ownServers, circuits },
  storage: await openStorage(environment),
  signIn,
  texts: await openTexts(environment, opened.database, now),
  services,
  sealer,
  testKey: (service, key) => testKey(service, key, { environment: process.env, exchange }),
  keyInEnvironment: (variable) => process.env[variable] || undefined,
  fixedLimits: fixedLimits(process.env),
  platforms,
  simulatedPlatforms: readSimulatedPlatforms(process.env),
  languageOffers: ({ kept, choice }) =>
    languageOffers({ environment: environmentWith(process.env, kept, choice), exchange }),
  exchange,
  opened,
  boss,
  security,
  countSecurity: security.counts,
  now,
  onProblem: saySeldom((message) => console.error(message), MINUTE),
});
const server = await buildServer({
  verifyAccess: parts.identity.verifyAccess,
  security,
  trustedProxies: environment.trustedProxies,
  hosts: environment.hosts,
  secure: environment.publicUrl.startsWith("https:"),
  filesOrigin: environment.s3 && filesOrigin(environment.s3),
  limited: environment.limited,
  lender: postgresRateLender(limits.database, environment.sessionSecret),
  logger: { level: environment.logLevel },
});
/**
 * Maximum connections waiting to be accepted. When it is full, clients retry after 1, 3, 7 and 15
 * s.
 */
const BACKLOG = 4_096;

const stopKeepingHeads = keepAuditHeads({
  ...{ file: environment.auditHeadsFile, now, security, onProblem: parts.onProblem },
  readHead: () => readHead(opened.database),
});
await parts.switches.look();
await parts.audience.look();
await parts.budgets.look();
const unwatchWords = await parts.words.lists.watch();
const hub = await mountAll(server, parts);
const stopTelling = tellStreams(await openEventTail(opened.database), hub);
const progress = listenForSignals(environment.databaseUrl, (signal) => hub.publish(signal));
await server.listen({
  ...{ host: environment.host, port: environment.port, backlog: BACKLOG },
  ...(environment.sharesPort ? { reusePort: true } : {}),
});

/** Milliseconds until changes made in another process take effect here. */
const SERVICES_MS = 2_000;
const refreshing = setInterval(() => {
  services.refresh().catch(() => parts.onProblem("keys of services could not be read"));
  parts.switches.look().catch(() => parts.onProblem("switches could not be read"));
  parts.budgets.look().catch(() => parts.onProblem("budgets could not be read"));
  parts.audience.look().catch(() => parts.onProblem("named people could not be read"));
  parts.texts.look().catch(() => parts.onProblem("texts of LEGAL_DIR could not be read"));
  circuits.look().catch(() => parts.onProblem("how services do could not be read"));
}, SERVICES_MS);

async function lookAtServers(): Promise<void> {
  await ownServers.look();
  looking = setTimeout(lookAtServers, OWN_SERVERS_MS);
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  clearInterval(refreshing);
  clearTimeout(looking);
  unwatchWords();
  stopKeepingHeads();
  hub.closeAll();
  parts.watch.close();
  await server.close();
  await stopTelling();
  await progress.close();
  await boss.stop({ graceful: false });
  await Promise.all([opened.close(), limits.close()]);
  await security.flush();
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
