import { createHash, randomBytes } from "node:crypto";
import { callbackPath } from "@kinora/contracts/hosted/callback-path";
import type { Database } from "@kinora/database/client";
import { postgresIntentLog, subjectOfOrder } from "@kinora/database/hosted/postgres-intent-log";
import { keyOfOrder } from "@kinora/database/hosted/postgres-own-keys";
import { refusalsLeftOf } from "@kinora/database/hosted/postgres-policy-refusals";
import { postgresServiceHealth } from "@kinora/database/hosted/postgres-service-health";
import { openLane } from "@kinora/database/job/open-job-queue";
import { transact } from "@kinora/database/transact";
import { creationSubject } from "@kinora/domain/creation/creation-job";
import { deliverLate } from "@kinora/domain/hosted/deliver-late";
import { type CallbackPorts, hearCallback } from "@kinora/domain/hosted/hear-callback";
import { hostedGenerator } from "@kinora/domain/hosted/hosted-generator";
import type { FetchResult, HostedPorts } from "@kinora/domain/hosted/hosted-ports";
import type { IntentLog } from "@kinora/domain/hosted/intent-log";
import type { Provider } from "@kinora/domain/hosted/provider";
import type { Job } from "@kinora/domain/job/job";
import type { SimulatedCall } from "@kinora/provider-simulators/simulator";
import type { VerifyCallback } from "@kinora/providers/callback";
import type { Exchange } from "@kinora/providers/http/exchange";
import { v7 as newId } from "uuid";
import { lookAfterOrders } from "../../src/creation/look-after-orders.ts";
import { makeCreation } from "../../src/creation/make-creation.ts";
import { orderOfCreation } from "../../src/creation/order-of-creation.ts";
import { jobAttempt } from "../../src/job/attempt-job.ts";
import { held } from "../held.ts";
import { ORDERED, openWorkshop } from "../workshop.ts";
import { fetchNothing } from "./fetch-nothing.ts";
import { type Fate, type Life, openLife } from "./life.ts";
import type { SimulatedService } from "./simulated-service.ts";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

export const through = (log: IntentLog, life: Life): IntentLog => ({
  begin: (intent) => life.pass(() => log.begin(intent)),
  find: (key) => life.pass(() => log.find(key)),
  takeToSend: (...taken) => life.pass(() => log.takeToSend(...taken)),
  accept: (key, id, cost) => life.pass(() => log.accept(key, id, cost)),
  keep: (key, id, files) => life.pass(() => log.keep(key, id, files)),
  noteReplay: (key) => life.pass(() => log.noteReplay(key)),
  answer: (key, change) => life.pass(() => log.answer(key, change)),
  change: (key, from, change) => life.pass(() => log.change(key, from, change)),
  known: (provider, ids) => life.pass(() => log.known(provider, ids)),
  findLeft: (limit, at) => life.pass(() => log.findLeft(limit, at)),
  findLeftLines: (limit, at) => life.pass(() => log.findLeftLines(limit, at)),
});

/** Returns a worker's external ports, which work as long as the worker lives. */
const outsideOf = (
  life: Life,
  callbackUrl: string | null,
  fetchResult: FetchResult,
): Omit<HostedPorts, "intents" | "refusalsLeft" | "keyOf" | "withKeyOf" | "noteSign" | "now"> => ({
  fetchResult: (...fetched) => life.pass(() => fetchResult(...fetched)),
  callbackOf: (provider, key, token) =>
    callbackUrl && callbackUrl + callbackPath(provider, key, token),
  newToken: () => randomBytes(24).toString("base64url"),
  digest,
});

const providerOf = ({ open }: SimulatedService, life: Life): Provider =>
  open((exchange: Exchange) => (request) => life.pass(() => exchange(request)));

/** The services that a worker knows. */
export type KnownServices = readonly [SimulatedService, ...SimulatedService[]];

/** Users whose own key was removed; all others have one at the service. */
export const withoutOwnKeys = new Set<string>();

/** Returns the ports for the users who ordered. */
const customersOf = (
  life: Life,
  service: SimulatedService,
  { database, now }: { readonly database: Database; readonly now: () => Date },
): Pick<HostedPorts, "refusalsLeft" | "keyOf" | "withKeyOf"> => ({
  refusalsLeft: (key) => life.pass(() => refusalsLeftOf(database, key, now())),
  // Not counted as a moment: dying here equals dying before the next one.
  keyOf: (key) => keyOfOrder(database, key),
  withKeyOf: async (_service, userId) =>
    withoutOwnKeys.has(userId) ? null : providerOf(service, life),
});

const lateDelivery =
  (key: string, creationId: string, now: Date) => (stores: Parameters<typeof deliverLate>[1]) =>
    deliverLate({ key, creationId, jobId: newId(), now }, stores);

/**
 * Opens consecutive workers, each newly composed, on one database with a clock that a test
 * advances.
 */
export async function openHostedShop(fetchResult = fetchNothing) {
  const shop = await openWorkshop();
  const { database, boss, parts, claims, clock, queue } = shop;
  await openLane(boss, "hosted");
  const intents = postgresIntentLog(database);
  const health = postgresServiceHealth(database);
  const now = () => new Date(Date.now() + clock.ahead);

  const door = {
    digest,
    subjectOf: (key: string) => subjectOfOrder(database, key),
    wake: queue.wake.bind(queue),
  };
  const deliver = (key: string, creationId: string) =>
    transact(database, boss, lateDelivery(key, creationId, now()));

  const portsOf = (life: Life, service: SimulatedService): HostedPorts => ({
    ...outsideOf(life, service.callbackUrl, fetchResult),
    noteSign: (...sign) => life.pass(() => health.note(...sign, now())),
    ...customersOf(life, service, { database, now }),
    ...{ intents: through(intents, life), now },
  });

  /** Runs a worker that claims the next job of the lane and lives as long as its fate allows. */
  async function workOnce(at: SimulatedService | KnownServices, fate: Fate = null) {
    const job = await claims.claim({ ...ORDERED, lane: "hosted" }, now());
    if (!job) return null;
    const life = openLife(fate);
    const generatorOf = (service: SimulatedService) =>
      hostedGenerator(providerOf(service, life), portsOf(life, service));
    const hosted = [at].flat().map(generatorOf);
    const commit: typeof parts.work.commit = (...step) =>
      life.pass(() => parts.work.commit(...step));
    const kinds = [makeCreation({ ...parts.work, hosted, commit })];
    const attempt = jobAttempt([{ jobs: kinds }], parts.attempting);
    const working = attempt(job, new AbortController().signal);
    await held(claims, job, () => Promise.race([working, life.over]));
    return { job, life, working };
  }

  return {
    ...{ ...shop, intents, now, workOnce },
    /**
     * Does what the next worker does for one that was killed or sent no heartbeat for ten seconds.
     */
    async free(job: Job) {
      const open = await queue.lockOpen(job.subject);
      if (open?.id === job.id && open.attempt === job.attempt) await claims.release(job);
    },
    /** Makes an order that waits for an answer be polled now. */
    wake: (creationId: string) => queue.wake(creationSubject(creationId)),
    async lookAfter(at: SimulatedService | KnownServices, fate: Fate = null) {
      const life = openLife(fate);
      const services: KnownServices = "name" in at ? [at] : at;
      const ports = portsOf(life, services[0]);
      const work = lookAfterOrders({
        ...ports,
        providers: services.map((service) => providerOf(service, life)),
        orderOf: ({ job }) => life.pass(() => orderOfCreation(job.subject.id, parts.work)),
        findLeft: () => ports.intents.findLeft(100, now()),
        deliver: ({ intent, job }) => life.pass(() => deliver(intent.key, job.subject.id)),
        log: () => {},
      });
      await Promise.race([work, life.over]);
      return { life, work };
    },
    /** Delivers a callback as the api receives it. */
    hear: (call: SimulatedCall, verify: VerifyCallback | null) =>
      hearCall(call, verify, { ...door, intents, now }),
  };
}

async function hearCall(
  { url, headers, body }: SimulatedCall,
  verify: VerifyCallback | null,
  { now, ...ports }: CallbackPorts & { readonly now: () => Date },
) {
  const upstreamId = await verify?.({ headers, body }, now());
  if (!upstreamId) return false;
  const { pathname, searchParams } = new URL(url);
  const [provider = "", key = ""] = pathname.split("/").slice(-2);
  const call = { provider, key, token: searchParams.get("token") ?? "", upstreamId };
  return hearCallback(call, ports);
}
