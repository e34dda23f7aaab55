import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Board } from "@kinora/contracts/story/board";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { DEMO_PEOPLE } from "@kinora/domain/account/demo-people";
import { priceUpdate } from "@kinora/domain/story/price-story";
import { afterAll, expect, test } from "vitest";
import { openStoryOrders } from "../story-orders.ts";
import { superviseWorker } from "../worker-process.ts";
import { checkClips } from "./check-clips.ts";
import { budgetsAt, clipAt, clipServices, FILMERS, picturesAt } from "./clip-services.ts";
import { openDeadlyServices } from "./deadly-services.ts";
import { freeLeftJobs } from "./free-left-jobs.ts";
import { boardBy } from "./story-services.ts";
import { openStoryShop } from "./story-shop.ts";

/** `npm run prove -- hosted-kills` runs more. */
const KILLS = Number(process.env.CLIP_KILLS || 4);
const SEED = Number(process.env.HOSTED_SEED || Math.floor(Math.random() * 2 ** 31));
const LOOK_MS = 50;
/** Maximum milliseconds for a kill and for the next worker to reach the same point. */
const KILL_MS = 30_000;
const MINUTE = 60_000;
const GIVEN = 10_000_000;

const entry = fileURLToPath(new URL("./hosted-worker.ts", import.meta.url));
const deadly = openDeadlyServices({ seed: SEED, most: KILLS });
const { kills, random } = deadly;
const served: Awaited<ReturnType<typeof deadly.serve>>[] = [];
const shop = await openStoryShop(async (now) => {
  served.push(...(await Promise.all(FILMERS.map((name) => deadly.serve(name, now)))));
  return clipServices(served.map(({ service }) => service));
});
const { database, boss, queue, clock, directory } = shop;
const cleanUp: (() => unknown)[] = [deadly.close];
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
});

/** People who order, each one story at a time. */
const people = DEMO_PEOPLE.slice(0, 4).map(({ id }) => id);
for (const userId of people) await shop.orders.give(userId, GIVEN, `kills ${userId}`);
const balanceOf = (userId: string) => shop.ledger.balance(userId, new Date());

interface Ordered {
  readonly id: string;
  readonly userId: string;
  readonly orders: ReturnType<typeof openStoryOrders>;
}

/** Returns a board whose scenes are filmed, and some pictured, by one service. */
function boardAt(name: string, nth: number): Board {
  const clip = clipAt(name);
  const [pictures, footage] = [picturesAt(name), clip ?? undefined];
  const makers = [0, 1, 2].map(() => (pictures && random() < 0.3 ? pictures : "painter"));
  const clips = [0, 1, 2].map(() =>
    random() < 0.25 || !footage
      ? undefined
      : random() < 0.5
        ? footage
        : { ...footage, continues: true as const },
  );
  // At least one.
  const board = boardBy(makers, { clips: [footage, ...clips.slice(1)] });
  const named = (visual: string) => `${visual} At place ${nth}.`;
  return {
    ...board,
    scenes: board.scenes.map((scene) => ({ ...scene, visual: named(scene.visual) })),
  };
}

async function order(userId: string, nth: number): Promise<Ordered> {
  const name = FILMERS[nth % FILMERS.length] ?? "";
  const buyer = { userId, budgets: budgetsAt(name) };
  const orders = openStoryOrders(database, boss, shop.storyEngine.versions, buyer);
  const id = await orders.create({ prompt: "", board: boardAt(name, nth) });
  await orders.work(id, "update");
  return { id, userId, orders };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));
const isOpen = async ({ id }: Ordered) => (await queue.lockOpen({ noun: "story", id })) !== null;
const wake = ({ id }: Ordered) => queue.wake({ noun: "story", id });

/** Lets time pass with functioning workers and services until no story is worked on. */
async function passHours(stories: readonly Ordered[]): Promise<void> {
  for (let minutes = 0; minutes < 240; minutes += 3) {
    while (await shop.live());
    const open = await Promise.all(stories.map(isOpen));
    if (!open.includes(true)) break;
    // The database may still have been taking a job for a killed worker when these were freed.
    await freeLeftJobs(database, boss);
    clock.ahead += 3 * MINUTE;
    for (const story of stories) await wake(story);
  }
  for (const story of stories) expect(await isOpen(story), "it has an end").toBe(false);
}

/** Checks that everybody paid for what is there, and for nothing else. */
async function checkPaid(stories: readonly Ordered[]): Promise<void> {
  for (const userId of people) {
    let paid = 0;
    for (const { id, orders } of stories.filter((story) => story.userId === userId)) {
      const told = await orders.standing(id);
      paid += priceUpdate({ ...told, artifacts: new Map() }, null).gems;
      paid -= priceUpdate(told, null).gems;
    }
    expect(await balanceOf(userId)).toMatchObject({ held: 0, available: before(userId) - paid });
  }
}
const begun = new Map<string, number>();
for (const userId of people) begun.set(userId, (await balanceOf(userId)).available);
const before = (userId: string) => begun.get(userId) ?? 0;

test(
  `${KILLS} kills of a worker whose scenes are filmed by services (seed ${SEED}): pays for no clip twice, ends every wait and delivers every clip`,
  async () => {
    const environment = Object.assign({}, ...served.map(({ environment }) => environment));
    const worker = superviseWorker(shop.url, directory, entry, {
      ...environment,
      ...{
        LANE: "render",
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(directory, "compiled"),
      },
    });
    cleanUp.push(() => worker.stop());
    deadly.aim(worker);

    const stories: Ordered[] = [];
    const open = new Map<string, Ordered>();
    const deadline = performance.now() + 60_000 + KILLS * KILL_MS;
    while (kills() < KILLS) {
      if (performance.now() > deadline) throw new Error(`${kills()} kills only`);
      for (const userId of people) {
        const own = open.get(userId);
        if (own && (await isOpen(own))) await wake(own);
        else {
          const next = await order(userId, stories.length);
          stories.push(next);
          open.set(userId, next);
        }
      }
      await pause();
    }
    await worker.stop();
    await freeLeftJobs(database, boss);

    await passHours(stories);
    await checkPaid(stories);
    const balances = await Promise.all(people.map(balanceOf));
    for (let asked = 0; asked < 4; asked += 1) await shop.lookAfter();
    clock.ahead += 26 * 60 * MINUTE;
    await shop.lookAfter();
    const services = served.map(({ service }) => service);
    const counts = await checkClips(database, services).catch((error) => {
      throw new Error(shop.told.join("\n"), { cause: error });
    });
    // What comes late is free.
    expect(await Promise.all(people.map(balanceOf))).toEqual(balances);
    expect(await postgresGemAudit(database).discrepancies(100)).toEqual([]);
    console.log(`${kills()} kills, ${stories.length} stories, ${JSON.stringify(counts)}`);
  },
  120_000 + KILLS * KILL_MS,
);
