import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { Refusal } from "@kinora/domain/refusal";
import { afterAll, expect, test } from "vitest";
import { superviseWorker } from "../worker-process.ts";
import { checkSchedule } from "./check-schedule.ts";
import { openDeadlyServices } from "./deadly-services.ts";
import { freeLeftJobs } from "./free-left-jobs.ts";
import { ada, openOrders, wishAt } from "./open-orders.ts";
import { passDays } from "./run-schedule.ts";
import { SERVICES } from "./simulated-service.ts";

/** `npm run prove -- hosted-kills` runs more. */
const KILLS = Number(process.env.HOSTED_KILLS || 10);
const SEED = Number(process.env.HOSTED_SEED || Math.floor(Math.random() * 2 ** 31));
/** Orders at work at any time, so that each kill hits several. */
const AT_WORK = 6;
/**
 * States of orders that wait for hours when they last: a service may or may not have heard them, or
 * takes none for now. Six of those would leave nothing to kill.
 */
const WAITING: ReadonlySet<string | null> = new Set(["sending", "put off"]);
/** Milliseconds after which they count as waiting, since their request was begun. */
const WAITS_AFTER = 20_000;
const LOOK_MS = 50;
/** Maximum milliseconds for a kill and for the next worker to reach the same point. */
const KILL_MS = 20_000;

const entry = fileURLToPath(new URL("./hosted-worker.ts", import.meta.url));
const opened = await openOrders();
const { shop, order } = opened;
const directory = mkdtempSync(join(tmpdir(), "kinora-hosted-kill-"));
const cleanUp: (() => unknown)[] = [() => rmSync(directory, { recursive: true, force: true })];
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
});

const deadly = openDeadlyServices({ seed: SEED, most: KILLS });
cleanUp.push(deadly.close);
const { kills } = deadly;
const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

test(
  `${KILLS} kills of a worker that orders from services (seed ${SEED}): pays for nothing twice, ends every wait and delivers every result`,
  async () => {
    const drawn = SERVICES.filter((name) => wishAt(name).kind === "image");
    const served = await Promise.all(drawn.map((name) => deadly.serve(name, shop.now)));
    const environment = Object.assign({}, ...served.map(({ environment }) => environment));
    const worker = superviseWorker(shop.url, directory, entry, {
      ...environment,
      ...{
        LANE: "hosted",
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(directory, "compiled"),
      },
    });
    cleanUp.push(() => worker.stop());
    deadly.aim(worker);

    const ids = new Map<string, string[]>(drawn.map((name) => [name, []]));
    const deadline = performance.now() + 60_000 + KILLS * KILL_MS;
    let ordered = 0;
    while (kills() < KILLS) {
      if (performance.now() > deadline) throw new Error(`${kills()} kills only`);
      const open = await openJobs();
      const since = Date.now() - WAITS_AFTER;
      const waits = ({ state, begun_at }: (typeof open)[number]) =>
        WAITING.has(state) && begun_at !== null && begun_at.getTime() < since;
      const atWork = open.filter((one) => !waits(one));
      const wanted = AT_WORK - atWork.length;
      // She may have no more open: those that have waited longest are called off.
      const over = open.length + wanted - ENTITLEMENTS.free.hosted;
      for (const { subject_id } of open.slice(0, Math.max(0, over)))
        await shop.orders.act(ada, subject_id, "cancel").catch(unlessOver);
      // Cancelled orders that a service goes on with would pause her orders.
      await shop.database.deleteFrom("hosted_policy_refusal").execute();
      for (let more = 0; more < wanted; more += 1) {
        const name = drawn[ordered++ % drawn.length] ?? "";
        ids.get(name)?.push(await order(name));
      }
      for (const { subject_id } of open) await shop.wake(subject_id);
      await pause();
    }
    await worker.stop();
    await freeLeftJobs(shop.database, shop.boss);

    const services = served.map(({ service }) => service);
    const [first, ...others] = services;
    if (!first) throw new Error("no service");
    await passDays(shop, [first, ...others], [...ids.values()].flat());
    for (const service of services)
      await checkSchedule({
        ...{ opened, service, ids: ids.get(service.name) ?? [], heard: new Set<string>() },
      });
    expect(await postgresGemAudit(shop.database).discrepancies(100)).toEqual([]);
    const all = await shop.database.selectFrom("creation").select("status").execute();
    const delivered = all.filter(({ status }) => status === null).length;
    console.log(`${kills()} kills, ${ordered} orders, ${delivered} delivered`);
    expect(delivered).toBeGreaterThan(ordered / 2);
  },
  120_000 + KILLS * KILL_MS,
);

/** The order may have ended since it was listed. */
function unlessOver(error: unknown): void {
  if (!(error instanceof Refusal && error.code === "ACTION_IMPOSSIBLE")) throw error;
}

function openJobs() {
  return shop.database
    .selectFrom("job")
    .leftJoin("hosted_intent", "hosted_intent.job_id", "job.id")
    .select(["job.subject_id", "hosted_intent.state", "hosted_intent.begun_at"])
    .where("job.ended_at", "is", null)
    .orderBy("job.queued_at")
    .execute();
}
