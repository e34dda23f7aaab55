import { LATE } from "@kinora/contracts/schedule/lateness";
import { postgresJobClaims } from "@kinora/database/job/job-claims";
import type { Stores } from "@kinora/database/stores";
import { transact } from "@kinora/database/transact";
import type { Job } from "@kinora/domain/job/job";
import { ClaimLost } from "@kinora/domain/job/job-steps";
import { actionsOn, cancelPublication } from "@kinora/domain/post/change-publication";
import { isHeld } from "@kinora/domain/post/held-post";
import { movePost, postNow } from "@kinora/domain/post/move-post";
import type { PostTime } from "@kinora/domain/post/publication-record";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import { Refusal } from "@kinora/domain/refusal";
import { seeded } from "@kinora/domain/seeded-random";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { Waits } from "../../src/job/interruption.ts";
import { composePublishing } from "../../src/publication/compose-publishing.ts";
import type { Retrying } from "../../src/retry-while.ts";
import { ORDERED } from "../workshop.ts";
import { pick, randomFaults } from "./draw-faults.ts";
import { expectInTime } from "./expect-in-time.ts";
import { openDecisions } from "./open-decisions.ts";
import { openPublishingShop } from "./publishing-shop.ts";
import { SAMPLES } from "./samples.ts";

/** `npm run prove -- posts-once` runs 5,000. */
const SCHEDULES = Number(process.env.POST_SCHEDULES || 24);
const SEED = Number(process.env.POST_SEED || Math.floor(Math.random() * 2 ** 31));
/** Attempts after which a schedule must be over, whatever was cut: five rounds at TikTok ask 70 times each. */
const MOST = 2_000;

const shop = await openPublishingShop();
const { database, boss, media, stores } = shop;
const { decided, expectWorkSettled } = openDecisions(shop);
const claims = postgresJobClaims(database, boss, 1);

type Random = () => number;

/** How often a worker is cut. */
const SHARES = [0.02, 0.1, 0.25] as const;

/** The worker ends here: nothing that it knew is left. */
class Cut extends Error {}

/** A worker that stands still after one of its commits, like a machine that sleeps. */
interface Sleep {
  /** Returns whether it falls asleep after the commit that was just made. */
  readonly isTime: () => Promise<boolean>;
  begun: PromiseWithResolvers<"asleep">;
  readonly over: PromiseWithResolvers<void>;
}

/** In some schedules, one worker stands still: between arming and the call, or anywhere. */
function drawSleep(random: Random, id: string): Sleep {
  const isBetween = random() < 0.4;
  let left = random() < 0.3 ? Math.ceil(random() * 8) : 0;
  let isPast = false;
  return {
    ...{ begun: Promise.withResolvers(), over: Promise.withResolvers() },
    async isTime() {
      if (!isBetween) return --left === 0;
      if (isPast) return false;
      isPast = (await stores.publications.find(id))?.step === "armed";
      return isPast;
    },
  };
}

/** Cuts the worker before or after a call of the platform, and before or after a commit. */
function cutting(random: Random, share: number, sleep: Sleep) {
  const maybe = () => {
    if (random() < share) throw new Cut();
  };
  const around =
    <Given extends readonly unknown[], Said>(call: (...given: Given) => Promise<Said>) =>
    async (...given: Given): Promise<Said> => {
      maybe();
      const said = await call(...given);
      maybe();
      return said;
    };
  const retrying: Retrying = async (work) => {
    const done = await around(work)();
    if (await sleep.isTime()) {
      sleep.begun.resolve("asleep");
      await sleep.over.promise;
    }
    return done;
  };
  const cut = (platform: PublishingPlatform): PublishingPlatform => ({
    ...platform,
    prepare: around(platform.prepare),
    commit: around(platform.commit),
    ask: around(platform.ask),
    refresh: around(platform.refresh),
  });
  return { retrying, cut };
}

async function claimed(now: Date): Promise<Job> {
  const job = await claims.claim({ ...ORDERED, lane: "deliver" }, now);
  return job ?? expect.fail("Its job is gone");
}

/** As after a claim of a dead worker's job, without the queue, which would take most of the time. */
async function takenOver(job: Job): Promise<Job> {
  await sql`update pgboss.job set retry_count = retry_count + 1 where id = ${job.id}`.execute(
    database,
  );
  await sql`update job set attempt = attempt + 1 where id = ${job.id}`.execute(database);
  return { ...job, attempt: job.attempt + 1 };
}

/** Whoever was taken over while asleep changes nothing. */
function expectLost(error: unknown) {
  if (!(error instanceof ClaimLost || error instanceof Cut || error instanceof Waits)) throw error;
}

/** Carries out one publication while its workers are cut at random steps. */
async function run(name: string, seed: number) {
  const sample = SAMPLES[name] ?? expect.fail(name);
  const random = seeded(seed);
  const { clock, now, simulator, platform, close } = await shop.openSimulator(sample);
  try {
    const account = await shop.connect(platform, sample.person, now());
    // Half of them are for a time, a few are moved, and the server may be off for a day.
    const inMinutes = random() < 0.5 ? null : Math.floor(random() * 120) + 1;
    const time = inMinutes === null ? null : timeIn(inMinutes, now());
    const ordered = await shop.order(sample, account, now(), time);
    Object.assign(simulator.faults, randomFaults(random));
    const sleep = drawSleep(random, ordered.id);
    const { retrying, cut } = cutting(random, pick(random, SHARES), sleep);
    const comesBack = random() < 0.5;
    const dayOff = time && random() < 0.2 ? Math.floor(random() * 6) : null;
    // Some works are checked for a while.
    const checkedAt = random() < 0.2 ? Math.floor(random() * 6) : null;
    let moves = time && random() < 0.4 ? 2 : 0;
    let [asked, rounds] = [0, 0];
    let job = await claimed(now());
    let sleeper: Promise<unknown> | null = null;
    const isImpatient = random() < 0.25;
    let wakesAfter = Math.floor(random() * 8);
    let isTakenBack = false;
    /** While a worker sleeps, an impatient owner takes back what is said not to be sent yet. */
    const watched: Retrying = async (work) => {
      const done = await retrying(work);
      if (sleeper && isImpatient && !isTakenBack)
        isTakenBack = await isCancelled(ordered.id, now());
      return done;
    };
    const wake = async () => {
      sleep.over.resolve();
      await sleeper;
      sleeper = null;
    };
    for (let attempt = 0; ; attempt += 1) {
      expect(attempt, "it never ends").toBeLessThan(MOST);
      // Composed anew: whoever goes on has nothing but what is stored.
      const kind = composePublishing({
        ...{
          database,
          boss,
          media,
          now,
          retrying: watched,
          publicUrl: "https://kinora.example",
          scratch: shop.directory,
        },
        opened: { platforms: [cut(platform)], sealer: shop.sealer },
        addressHere: shop.addressHere,
      });
      if (sleeper && wakesAfter-- === 0) await wake();
      try {
        const work = kind.run(job, new AbortController().signal);
        if ((await Promise.race([work, sleep.begun.promise])) === "asleep" && !sleeper) {
          // What it finds when it wakes is another's by then.
          sleeper = work.catch(expectLost);
          sleep.begun = Promise.withResolvers();
          if (await hasJob(ordered.id)) job = await takenOver(job);
        }
      } catch (error) {
        if (error instanceof Waits) clock.time = Math.max(clock.time, error.until.getTime());
        else if (isTakenBack && error instanceof ClaimLost) break;
        else if (!(error instanceof Cut)) throw error;
        // Or it was cut after its end was committed.
        else if (await hasJob(ordered.id)) job = await takenOver(job);
      }
      if (attempt === checkedAt) await decided(ordered, "review", now());
      const stands = (await stores.publications.find(ordered.id)) ?? expect.fail("It is gone");
      if (stands.rounds > rounds) expectInTime(stands);
      rounds = stands.rounds;
      if (!(await hasJob(ordered.id))) {
        if (stands.stage !== "paused") break;
        await decided(ordered, null, now());
        if (isHeld(stands)) {
          if (await hasJob(ordered.id)) job = await claimed(now());
          continue;
        }
        // Its owner is asked, and says that it be posted at another time, or at once.
        asked += 1;
        expect(clock.time - (stands.dueAt?.getTime() ?? clock.time)).toBeGreaterThan(LATE);
        if (random() < 0.5) await moved(ordered.postId, timeIn(60, now()), now());
        else await postNow(changing, { person: ADA, id: ordered.id, now: now() });
        job = await claimed(now());
        continue;
      }
      if (attempt === dayOff) clock.time += 24 * 3_600_000;
      if (moves > 0 && random() < 0.5) {
        moves -= 1;
        await moved(ordered.postId, timeIn(Math.floor(random() * 180) - 20, now()), now());
      }
      if (comesBack && stands.stage === "needs_reconnect") {
        Object.assign(simulator.faults, { standing: null, question: [] });
        clock.time += 60_000;
        await shop.connect(platform, sample.person, now());
      }
    }
    await wake();
    // What arrived is processed.
    clock.time += 3_600_000;
    await decided(ordered, null, now());
    const ended = (await stores.publications.find(ordered.id)) ?? expect.fail("It is gone");
    await expectWorkSettled(ended);
    const live = simulator.posts.filter(({ isRemoved }) => !isRemoved).length;
    return { ended, live, made: simulator.posts.length, asked };
  } finally {
    await close();
  }
}

const ADA = { userId: "ada", tier: "free" } as const;
const changing = {
  transact: <T>(work: (stores: Stores) => Promise<T>) => transact(database, boss, work),
  newId,
};

/** Times are of minutes, as people choose them. */
function timeIn(minutes: number, now: Date): PostTime {
  const at = new Date(Math.ceil(now.getTime() / 60_000 + minutes) * 60_000);
  return { at, wall: at.toISOString().slice(0, 16), zone: "UTC" };
}

/** Moves a post; what has begun, and what would be in the past, is refused and changes nothing. */
async function moved(id: string, { wall: wallTime, zone }: PostTime, now: Date): Promise<void> {
  const before = await stores.publications.findPost(id, "ada");
  try {
    await movePost(changing, { person: ADA, id, to: { wallTime, zone }, now });
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect(await stores.publications.findPost(id, "ada")).toEqual(before);
  }
}

async function isCancelled(id: string, now: Date): Promise<boolean> {
  const record = (await stores.publications.find(id)) ?? expect.fail("It is gone");
  if (!actionsOn(record).includes("cancel")) return false;
  await cancelPublication(changing, { person: ADA, id, now });
  return true;
}

const hasJob = async (id: string) => {
  const open = database.selectFrom("job").select("id").where("subject_id", "=", id);
  return (await open.where("ended_at", "is", null).executeTakeFirst()) !== undefined;
};

test(
  `${SCHEDULES} publications whose workers are cut at random steps (seed ${SEED}): each is posted once, or honestly not`,
  async () => {
    const names = Object.keys(SAMPLES);
    const ends: Record<string, number> = {};
    let questions = 0;
    console.log(`POST_SEED=${SEED}`);
    for (let number = 0; number < SCHEDULES; number += 1) {
      const name = names[number % names.length] ?? expect.fail();
      const seed = SEED + number;
      const { ended, live, made, asked } = await run(name, seed);
      questions += asked;
      const { outcome, stage, trouble } = ended;
      const about = JSON.stringify({ name, seed, outcome, stage, trouble, live, made });
      expect(made, about).toBeLessThanOrEqual(1);
      if (outcome === "scheduled") expect(stage, about).toBe("unconfirmed");
      if (outcome === "done") expect(live, about).toBe(1);
      if (outcome === "fail") expect(live, about).toBe(0);
      const end = outcome === "scheduled" ? stage : outcome;
      ends[end] = (ends[end] ?? 0) + 1;
      const post = await stores.publications.findPost(ended.postId, "ada");
      expect(post?.post.outcome, about).toBe(outcome);
    }
    console.log(JSON.stringify({ ...ends, questions }));
    expect(questions).toBeGreaterThan(0);
    expect(ends.done ?? 0).toBeGreaterThan(SCHEDULES / 6);
  },
  60_000 + SCHEDULES * 6_000,
);
