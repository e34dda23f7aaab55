import { postgresImprovements } from "@kinora/database/prompt/postgres-improvements";
import { transact } from "@kinora/database/transact";
import type { LanguageModel } from "@kinora/domain/generation/language-model";
import type { Job } from "@kinora/domain/job/job";
import { improveWords as orderWords } from "@kinora/domain/prompt/improve-words";
import { seeded } from "@kinora/domain/seeded-random";
import { CHAT_FAULTS, type ChatFault } from "@kinora/provider-simulators/chat/chat-simulator";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import type { AskedModel } from "../../src/compose-model-calls.ts";
import { makeCreation } from "../../src/creation/make-creation.ts";
import { jobAttempt } from "../../src/job/attempt-job.ts";
import { improveWords } from "../../src/prompt/improve-words.ts";
import { openAskedShop } from "../asked-shop.ts";
import { held } from "../held.ts";
import { ORDERED } from "../workshop.ts";
import { type Fate, type Life, openLife } from "./life.ts";

/** `npm run prove -- words-once` runs all of them. */
const SCHEDULES = Number(process.env.WORDS_SCHEDULES || 60);
/** Milliseconds after which the everyday run stops, however many schedules it has completed. */
const LONGEST = process.env.WORDS_SCHEDULES ? Number.POSITIVE_INFINITY : 30_000;
const SEED = Number(process.env.WORDS_SEED || Math.floor(Math.random() * 2 ** 31));
/** Number of moments in an attempt: before and after each of its actions. */
const MOMENTS = 16;

const shop = await openAskedShop();
const { simulator, database, boss, claims, clock } = shop;
await shop.works.give("usr_ada", 1_000_000, "for all schedules");
const now = () => new Date(Date.now() + clock.ahead);
const FAULTS = CHAT_FAULTS.filter((fault) => fault !== "hangs");

interface Drawn {
  readonly purpose: "improvement" | "reading";
  readonly fault: ChatFault | null;
  readonly fates: readonly Fate[];
}

function draw(seed: number): Drawn {
  const random = seeded(seed);
  const pick = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)];
  const fates = Array.from({ length: Math.floor(random() * 4) }, (): Fate => {
    const kind = random() < 0.5 ? "killed" : "stands still";
    return { moment: 1 + Math.floor(random() * MOMENTS), kind };
  });
  return {
    purpose: random() < 0.5 ? "improvement" : "reading",
    fault: random() < 0.3 ? null : (pick(FAULTS) ?? null),
    fates,
  };
}

/** Wraps a language model so that no call passes once the life is over. */
function through<Asked extends AskedModel>(asked: Asked, life: Life): Asked {
  const { model } = asked;
  const ask: LanguageModel["ask"] = (question, signal) =>
    life.pass(() => model.ask(question, signal));
  return {
    ...asked,
    model: { ...model, ask },
    begin: (call) => life.pass(() => asked.begin(call)),
    close: (jobId, change) => life.pass(() => asked.close(jobId, change)),
  };
}

function workerOf(life: Life) {
  const { improving, work, attempting } = shop.parts;
  const jobs = [
    improveWords({
      ...improving,
      asked: improving.asked && through(improving.asked, life),
      end: (...ended) => life.pass(() => improving.end(...ended)),
    }),
    makeCreation({
      ...work,
      readings: work.readings && through(work.readings, life),
      commit: (...step) => life.pass(() => work.commit(...step)),
    }),
  ];
  return jobAttempt([{ jobs }], attempting);
}

/** Orders a text. Its prompt is unique, so that its bills can be identified. */
async function order(purpose: Drawn["purpose"], prompt: string): Promise<string> {
  if (purpose === "reading") return shop.works.create("usr_ada", { prompt, type: "text-to-image" });
  const actor = { id: "usr_ada", role: "user", tier: "free" } as const;
  const { id } = await orderWords(
    { actor, request: { prompt, kind: "image" }, idempotencyKey: newId(), now: now() },
    {
      ...{ model: () => "simulated", offersHosted: () => true, newId },
      transact: (work) => transact(database, boss, work),
    },
  );
  return id;
}

const claim = (purpose: Drawn["purpose"]) =>
  claims.claim({ ...ORDERED, lane: purpose === "reading" ? "render" : "hosted" }, now());

/** Does what another worker does for one that sends no heartbeat. */
async function free(job: Job): Promise<void> {
  const open = await shop.queue.lockOpen(job.subject);
  if (open?.id === job.id && open.attempt === job.attempt) await claims.release(job);
}

async function run({ purpose, fault, fates }: Drawn, seed: number): Promise<void> {
  clock.ahead += 86_400_000;
  await database.deleteFrom("hosted_policy_refusal").execute();
  simulator.bills.length = 0;
  simulator.answers.length = 0;
  simulator.faults.length = 0;
  if (fault) simulator.faults.push(fault);
  const prompt = `a fox of schedule ${seed}`;
  const id = await order(purpose, prompt);
  const lost: { readonly life: Life; readonly job: Job; readonly working: Promise<unknown> }[] = [];
  let jobId: string | null = null;
  for (const fate of [...fates, null]) {
    const job = await claim(purpose);
    if (!job) break;
    jobId = job.id;
    const life = openLife(fate);
    const working = workerOf(life)(job, new AbortController().signal);
    await held(claims, job, () => Promise.race([working, life.over]));
    await free(job);
    lost.push({ life, job, working });
  }
  for (const { life, working } of lost) if (life.goOn()) await working;
  for (let job = await claim(purpose); job; job = await claim(purpose)) await shop.attempt(job);
  await check({ purpose, id, prompt, jobId });
}

async function check(made: {
  readonly purpose: Drawn["purpose"];
  readonly id: string;
  readonly prompt: string;
  readonly jobId: string | null;
}): Promise<void> {
  const { purpose, id, prompt, jobId } = made;
  const bills = simulator.bills.filter(({ data }) => data.includes(prompt));
  expect(bills.length, "it is billed once at most").toBeLessThanOrEqual(1);
  const intent = await shop.intentOf(jobId ?? "");
  expect(intent?.paid, "what it cost is settled").toBe("settled");
  if (bills.length > 0) expect(intent?.mills, "what is billed is counted").toBeGreaterThan(0);
  if (purpose === "improvement") {
    expect((await postgresImprovements(database).find(id))?.outcome).not.toBeNull();
    return;
  }
  const creation = await shop.creation(id);
  expect(creation).toMatchObject({ status: null, failureClass: null });
  expect(creation?.recipe).toHaveProperty("reading");
}

test(
  `up to ${SCHEDULES} schedules of crashes and faults from seed ${SEED}: pays a language model at most once and answers every request`,
  async () => {
    const began = Date.now();
    let seed = SEED;
    for (; seed < SEED + SCHEDULES && Date.now() - began < LONGEST; seed += 1) {
      const drawn = draw(seed);
      try {
        await run(drawn, seed);
      } catch (error) {
        throw new Error(`WORDS_SEED=${seed} WORDS_SCHEDULES=1: ${JSON.stringify(drawn)}`, {
          cause: error,
        });
      }
    }
    console.log(`${seed - SEED} schedules from seed ${SEED}`);
  },
  60_000 + SCHEDULES * 5_000,
);
