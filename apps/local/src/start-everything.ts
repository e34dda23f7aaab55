import { areDemoPeopleSeeded } from "@kinora/database/account/are-demo-people-seeded";
import { announce } from "./announce.ts";
import { buildWeb } from "./build-web.ts";
import { openDataDirectory } from "./data-directory.ts";
import { loadEarly } from "./load-early.ts";
import { openLocalDatabase } from "./local-database.ts";
import { logTail } from "./log-tail.ts";
import { openSigningKey } from "./open-signing-key.ts";
import { requirePort } from "./require-port.ts";
import { requireServices } from "./require-services.ts";
import { serviceEnvironment } from "./service-environment.ts";
import { type Service, startService, startWebServer } from "./services.ts";
import type { LocalSettings } from "./settings.ts";
import { openSignIn, refusePublicDemo, refuseWithoutLegal } from "./sign-in.ts";
import { openSimulatedPlatforms } from "./simulated-platforms.ts";
import { openSimulatedStore } from "./simulated-store.ts";
import { StartRefusal } from "./start-refusal.ts";
import { waitForHealth } from "./wait-for-health.ts";

const healthLimit = 60_000;
const crashesAtStart = 3;
// Together with Postgres (1 s), stays within the five seconds that Ctrl+C allows.
const servicePatience = 3_000;

/**
 * Starts every part in order, prints the address, waits for `stopped`, then stops the parts in
 * reverse order. When a part refuses to start, those already running are stopped too.
 */
export async function startEverything(
  settings: LocalSettings,
  root: string,
  stopped: AbortSignal,
): Promise<void> {
  const say = (line: string) => console.log(`  ${line}`);
  const stops: (() => Promise<unknown>)[] = [];
  const building = new AbortController();
  const ended = Promise.withResolvers<string | undefined>();
  stopped.addEventListener("abort", () => ended.resolve(undefined));
  console.log("Kinora is starting.");
  try {
    refusePublicDemo(settings, process.env);
    await refuseWithoutLegal(settings, process.env);
    await requireServices(process.env);
    openDataDirectory(settings.dataDirectory);
    const web = findOrBuildWeb(settings, root, building.signal, say);
    // Awaited below, after the database. Until then, or when another part refuses, its failure must
    // not count as an unhandled rejection.
    const settled = web.catch(() => {});
    stops.unshift(async () => {
      building.abort();
      await settled;
    });
    loadEarly(settings, process.env);
    const database = await openLocalDatabase(settings, { say, lost: ended.resolve });
    stops.unshift(database.stop);
    await requirePort(settings.port, settings.host);
    const signIn = await openSignIn(settings, process.env);
    stops.unshift(signIn.stop);
    const { store, platforms } = await openSimulations(settings, stops);
    const environment = serviceEnvironment(settings, {
      databaseUrl: database.url,
      signIn: signIn.environment,
      store: store.environment,
      platforms: platforms.environment,
      signingKey: await openSigningKey(settings, process.env),
      webFolder: await web,
    });
    if (stopped.aborted) return;
    const services: Service[] = [];
    stops.unshift(() => Promise.all(services.map((service) => service.stop(servicePatience))));
    const start = (kind: "api" | "worker", nth: number, own = environment) => {
      const service = startService({ kind, nth }, root, settings, own, say);
      services.push(service);
      return service;
    };
    const api = start("api", 1);
    if (signIn.simulated.length > 0) await seed(database.url);
    await requireAnswer("", settings, api, stopped);
    if (stopped.aborted) return;
    // Start the worker after the api's first answer, because both would compete for the processors.
    await requireAnswer("/ready", settings, start("worker", 1), stopped);
    if (stopped.aborted) return;
    for (let nth = 2; nth <= settings.apis; nth += 1) start("api", nth);
    // Further workers create neither demo content nor samples; the first one does.
    const further = { ...environment, SEED: "0", SAMPLES: "0" };
    for (let nth = 2; nth <= settings.workers; nth += 1) start("worker", nth, further);
    if (settings.watch) services.push(startWebServer(root, settings, environment, say));
    announce(settings, { database, signIn, store, platforms });
    const loss = await ended.promise;
    if (loss) throw new StartRefusal(loss);
    console.log("Kinora is stopping.");
  } finally {
    for (const stop of stops) await stop();
  }
}

/** Starts the simulators of what is not configured; each is stopped also when the next refuses. */
async function openSimulations(settings: LocalSettings, stops: (() => Promise<unknown>)[]) {
  const store = await openSimulatedStore(settings, process.env);
  stops.unshift(store.stop);
  const platforms = await openSimulatedPlatforms(settings, process.env);
  stops.unshift(platforms.stop);
  return { store, platforms };
}

/** Loads what creates demo accounts only where one is missing or lacks its gems. */
async function seed(databaseUrl: string): Promise<void> {
  if (await areDemoPeopleSeeded(databaseUrl)) return;
  const { seedPeople } = await import("./seed-people.ts");
  await seedPeople(databaseUrl);
}

async function findOrBuildWeb(
  { webFolder }: LocalSettings,
  root: string,
  abandoned: AbortSignal,
  say: (line: string) => void,
): Promise<string> {
  return webFolder ?? buildWeb(root, abandoned, say);
}

/** Waits until the api's health endpoint reports what a service needs to start. */
async function requireAnswer(
  question: "" | "/ready",
  settings: LocalSettings,
  service: Service,
  stopped: AbortSignal,
) {
  const host = settings.host === "0.0.0.0" ? "127.0.0.1" : settings.host;
  const refused = await waitForHealth(
    `http://${host}:${settings.apiPort}/api/health${question}`,
    healthLimit,
    () => {
      if (stopped.aborted) return "stopped";
      if (service.crashes() < crashesAtStart) return undefined;
      return `The ${service.name} does not start:\n${lastWords(service)}`;
    },
  );
  if (refused && !stopped.aborted) throw new StartRefusal(refused);
}

function lastWords(service: Service): string {
  return service.log ? `${logTail(service.log, 15)}\n(all of it in ${service.log})` : "see above";
}
