import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { freeJobsOfDeadWorkers } from "@kinora/database/job/worker-presence";
import { type SimulatedFiles, serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import { seeded } from "@kinora/testing/seeded";
import { afterAll, expect, test } from "vitest";
import { superviseWorker } from "../worker-process.ts";
import { checkSchedule } from "./check-schedule.ts";
import { openOrders, wishAt } from "./open-orders.ts";
import { passDays } from "./run-schedule.ts";
import { openService, SERVICES, type SimulatedService } from "./simulated-service.ts";

/** `npm run prove -- hosted-kills` runs more. */
const KILLS = Number(process.env.HOSTED_KILLS || 10);
const SEED = Number(process.env.HOSTED_SEED || Math.floor(Math.random() * 2 ** 31));
/** Orders open at any time, so that each kill hits several. */
const AT_WORK = 6;
/** Share of requests that kill the worker. */
const DEADLY = 0.25;
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

const random = seeded(SEED);
let kills = 0;
let killing: () => void = () => {};
/**
 * Answers a request unless it kills its sender: before the request was read, or while the answer is
 * on its way.
 */
function deadly<T>(answer: () => T, unheard: T): T {
  const dies = kills < KILLS && random() < DEADLY;
  const isHeard = !dies || random() < 0.6;
  const said = isHeard ? answer() : unheard;
  if (dies) killing();
  return said;
}

/** Starts a local service whose requests kill. */
async function serve(name: string) {
  const files: SimulatedFiles = (path) =>
    path.startsWith("/made/")
      ? deadly(() => ({ type: "image/webp", bytes: new Uint8Array(9) }), null)
      : null;
  let service: SimulatedService | null = null;
  const lost = { kind: "lost" } as const;
  const served = await serveSimulator(
    { answer: (request) => deadly(() => service?.simulator.answer(request) ?? lost, lost) },
    files,
  );
  cleanUp.push(served.close);
  const { origin } = served;
  const filesAt = `${origin}/made`;
  const options = { callsBack: false, movesWhenAsked: true, filesAt, origin };
  service = openService(name, shop.now, options);
  return { service, environment: service.simulator.environment(origin) };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

test(
  `${KILLS} kills of a worker that orders from services (seed ${SEED}): pays for nothing twice, ends every wait and delivers every result`,
  async () => {
    const drawn = SERVICES.filter((name) => wishAt(name).kind === "image");
    const served = await Promise.all(drawn.map(serve));
    const environment = Object.assign({}, ...served.map(({ environment }) => environment));
    const worker = superviseWorker(shop.url, directory, entry, environment);
    cleanUp.push(() => worker.stop());
    let killed = 0;
    killing = () => {
      const pid = worker.pid();
      if (pid === killed) return;
      killed = pid;
      kills += 1;
      process.kill(pid, "SIGKILL");
    };

    const ids = new Map<string, string[]>(drawn.map((name) => [name, []]));
    const deadline = performance.now() + 60_000 + KILLS * KILL_MS;
    let ordered = 0;
    while (kills < KILLS) {
      if (performance.now() > deadline) throw new Error(`${kills} kills only`);
      const open = await openJobs();
      for (let more = open.length; more < AT_WORK; more += 1) {
        const name = drawn[ordered++ % drawn.length] ?? "";
        ids.get(name)?.push(await order(name));
      }
      for (const id of open) await shop.wake(id);
      await pause();
    }
    await worker.stop();
    await freeJobsOfDeadWorkers(shop.database, shop.boss, 0);

    const services = served.map(({ service }) => service);
    const [first, ...others] = services;
    if (!first) throw new Error("no service");
    await passDays(shop, [first, ...others], [...ids.values()].flat());
    for (const service of services)
      await checkSchedule({ opened, service, ids: ids.get(service.name) ?? [] });
    expect(await postgresGemAudit(shop.database).discrepancies(100)).toEqual([]);
    const all = await shop.database.selectFrom("creation").select("status").execute();
    const delivered = all.filter(({ status }) => status === null).length;
    console.log(`${kills} kills, ${ordered} orders, ${delivered} delivered`);
    expect(delivered).toBeGreaterThan(ordered / 2);
  },
  120_000 + KILLS * KILL_MS,
);

async function openJobs(): Promise<readonly string[]> {
  const rows = await shop.database
    .selectFrom("job")
    .select("subject_id")
    .where("ended_at", "is", null)
    .execute();
  return rows.map(({ subject_id }) => subject_id);
}
