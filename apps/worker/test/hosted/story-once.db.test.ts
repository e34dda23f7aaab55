import { PAINTER } from "@kinora/contracts/story/story-vocabulary";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { seeded } from "@kinora/domain/seeded-random";
import { priceUpdate } from "@kinora/domain/story/price-story";
import { ASK_FAULTS, ENDINGS, SUBMIT_FAULTS } from "@kinora/provider-simulators/faults";
import type { Simulator } from "@kinora/provider-simulators/simulator";
import { expect, test } from "vitest";
import type { Fate } from "./life.ts";
import { boardBy, CLIP, MODEL, openStoryServices, SARAH } from "./story-services.ts";
import { ada, openStoryShop, type StoryShop } from "./story-shop.ts";

/** `npm run prove -- story-once` runs all of them. */
const SCHEDULES = Number(process.env.STORY_SCHEDULES || 40);
/** Milliseconds after which the everyday run stops, however many schedules it has completed. */
const LONGEST = process.env.STORY_SCHEDULES ? Number.POSITIVE_INFINITY : 30_000;
const SEED = Number(process.env.STORY_SEED || Math.floor(Math.random() * 2 ** 31));
const MINUTE = 60_000;
/** Upper limit of the moments at which a worker's life, or a run of `lookAfter`, may end. */
const MOMENTS = 60;
const LOOKS = 12;
const SILENCE = Array<"503">(2_000).fill("503");

const shop = await openStoryShop(openStoryServices);

/** Number of pictures and clips that arrived after the work had ended. */
let late = 0;

type Lived = NonNullable<Awaited<ReturnType<StoryShop["live"]>>>;

function drawSchedule(seed: number) {
  const random = seeded(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const some = <T>(of: readonly T[], most: number): T[] =>
    Array.from({ length: upTo(most + 1) }, () => of[upTo(of.length)] as T);
  const faults = () => ({ submit: some(SUBMIT_FAULTS, 3), ask: some(ASK_FAULTS, 3) });
  return {
    makers: Array.from({ length: 3 }, () => (random() < 0.7 ? MODEL : PAINTER)),
    clips: Array.from({ length: 3 }, () =>
      random() < 0.5 ? undefined : random() < 0.5 ? CLIP : { ...CLIP, continues: true as const },
    ),
    voice: random() < 0.7 ? SARAH : "heart",
    faults: { fal: faults(), elevenlabs: faults() },
    endings: some(ENDINGS, 2),
    lives: Array.from({ length: upTo(6) }, () => ({
      fate: drawFate(random() < 0.8, upTo(MOMENTS) + 1, random() < 0.6),
      seconds: upTo(120),
    })),
    cancels: random() < 0.15,
    // Whether fal reports nothing until after the deadlines.
    silent: random() < 0.2,
    looks: Array.from({ length: upTo(5) }, () =>
      drawFate(random() < 0.6, upTo(LOOKS) + 1, random() < 0.6),
    ),
  };
}
type Schedule = ReturnType<typeof drawSchedule>;

const drawFate = (ends: boolean, moment: number, kills: boolean): Fate =>
  ends ? { moment, kind: kills ? "killed" : "stands still" } : null;

/** Runs all events, clears the faults and lets time pass until no job waits. */
async function run(schedule: Schedule): Promise<string> {
  const { fal, elevenlabs } = shop.services;
  shop.clock.ahead = 0;
  for (const [simulator, faults] of [
    [fal, schedule.faults.fal],
    [elevenlabs, schedule.faults.elevenlabs],
  ] as const) {
    (simulator.orders as Map<string, unknown>).clear();
    simulator.faults.submit.splice(0, Number.POSITIVE_INFINITY, ...faults.submit);
    simulator.faults.ask.splice(0, Number.POSITIVE_INFINITY, ...faults.ask);
    simulator.endings.splice(0);
  }
  fal.endings.push(...schedule.endings);
  if (schedule.silent) fal.faults.ask.push(...SILENCE);
  await shop.database.deleteFrom("hosted_policy_refusal").execute();
  const { makers, voice, clips } = schedule;
  const id = await shop.customer.create({ prompt: "", board: boardBy(makers, { voice, clips }) });
  await shop.customer.work(id, "update");
  const lost: Lived[] = [];
  for (const { fate, seconds } of schedule.lives) {
    const lived = await shop.live(fate);
    if (lived) lost.push(lived);
    shop.clock.ahead += seconds * 1_000;
    if (lived) await shop.free(lived.job);
    await shop.queue.wake({ noun: "story", id });
  }
  if (schedule.cancels) await shop.customer.cancel(id).catch(() => {});
  await heal(id, lost, schedule);
  return id;
}

/** Clears the faults, resumes suspended workers and lets time pass until no job waits. */
async function heal(
  id: string,
  lost: readonly Lived[],
  { silent }: Pick<Schedule, "silent">,
): Promise<void> {
  const { fal, elevenlabs } = shop.services;
  for (const { faults } of [fal, elevenlabs]) {
    faults.submit.length = 0;
    if (!silent) faults.ask.length = 0;
  }
  for (const { life, working, job } of lost) {
    await shop.free(job);
    if (life.goOn()) await working;
  }
  for (let minutes = 0; minutes < 240; minutes += 3) {
    while (await shop.live());
    if (!(await shop.queue.lockOpen({ noun: "story", id }))) break;
    shop.clock.ahead += 3 * MINUTE;
    await shop.queue.wake({ noun: "story", id });
  }
  fal.faults.ask.length = 0;
}

/**
 * Settles what is left, however often its worker is killed; after a day no order is open any more.
 */
async function lookAfter({ looks }: Schedule): Promise<void> {
  const still: Awaited<ReturnType<StoryShop["lookAfter"]>>[] = [];
  for (const fate of looks) still.push(await shop.lookAfter(fate));
  for (const { life, work } of still) if (life.goOn()) await work;
  for (let asked = 0; asked < 4; asked += 1) await shop.lookAfter();
  shop.clock.ahead += 26 * 60 * MINUTE;
  await shop.lookAfter();
}

/** Returns the number of bills for each distinct order. */
function billsOf({ orders, isPaid }: Simulator): readonly number[] {
  const bills = Map.groupBy([...orders.values()].filter(isPaid), ({ input }) =>
    JSON.stringify(input),
  );
  return [...bills.values()].map((each) => each.length);
}

async function check(id: string, before: number, schedule: Schedule): Promise<void> {
  const { fal, elevenlabs } = shop.services;
  expect(await shop.queue.lockOpen({ noun: "story", id })).toBeNull();
  const { available, held } = await shop.ledger.balance(ada, new Date());
  expect(held).toBe(0);
  // What exists is paid for, and nothing else.
  const told = await shop.customer.standing(id);
  const all = priceUpdate({ ...told, artifacts: new Map() }, null).gems;
  expect(before - available).toBe(all - priceUpdate(told, null).gems);
  await lookAfter(schedule);
  for (const bills of [billsOf(fal), billsOf(elevenlabs)])
    expect(Math.max(0, ...bills)).toBeLessThanOrEqual(1);
  // Late results are free.
  expect((await shop.ledger.balance(ada, new Date())).available).toBe(available);
  const { artifacts } = await shop.customer.standing(id);
  const priced = [...artifacts.values()].filter(
    ({ kind }) => kind === "picture" || kind === "footage",
  );
  expect(priced.filter(({ paid }) => !paid)).toEqual([]);
  late += artifacts.size - told.artifacts.size;
  const spending = shop.database
    .selectFrom("hosted_spending")
    .innerJoin("job", "job.id", "hosted_spending.for_job")
    .select("state")
    .where("job.subject_id", "=", id);
  expect((await spending.execute()).filter(({ state }) => state !== "settled")).toEqual([]);
}

test(
  `up to ${SCHEDULES} schedules of crashes and faults from seed ${SEED}: pays for no line, picture or clip twice and ends every wait`,
  async () => {
    const began = Date.now();
    let seed = SEED;
    for (; seed < SEED + SCHEDULES && Date.now() - began < LONGEST; seed += 1) {
      const schedule = drawSchedule(seed);
      try {
        const before = (await shop.ledger.balance(ada, new Date())).available;
        await check(await run(schedule), before, schedule);
      } catch (error) {
        throw new Error(`STORY_SEED=${seed} STORY_SCHEDULES=1: ${JSON.stringify(schedule)}`, {
          cause: error,
        });
      }
    }
    console.log(
      `${seed - SEED} schedules from seed ${SEED}, ${late} pictures and clips that came late`,
    );
    expect(await postgresGemAudit(shop.database).discrepancies(100)).toEqual([]);
  },
  60_000 + SCHEDULES * 5_000,
);
