import { postgresJobClaims } from "@kinora/database/job/job-claims";
import { actionsOn } from "@kinora/domain/post/change-publication";
import { expect, onTestFinished, test } from "vitest";
import { Waits } from "../../src/job/interruption.ts";
import { composePublishing } from "../../src/publication/compose-publishing.ts";
import type { Retrying } from "../../src/retry-while.ts";
import { ORDERED } from "../workshop.ts";
import { openPublishingShop } from "./publishing-shop.ts";
import { SAMPLES } from "./samples.ts";

const shop = await openPublishingShop();
const { database, boss, media, stores } = shop;

test("a worker that stood still after arming makes no call once another says that nothing is there", async () => {
  const sample = SAMPLES["tiktok video"] ?? expect.fail();
  const { clock, now, simulator, platform, close } = await shop.openSimulator(sample);
  onTestFinished(close);
  const ordered = await shop.order(
    sample,
    await shop.connect(platform, sample.person, now()),
    now(),
  );
  const stand = async () => (await stores.publications.find(ordered.id)) ?? expect.fail("gone");
  const composed = (retrying: Retrying) =>
    composePublishing({
      ...{
        database,
        boss,
        media,
        now,
        retrying,
        publicUrl: "https://kinora.example",
        scratch: shop.directory,
      },
      opened: { platforms: [platform], sealer: shop.sealer },
      addressHere: shop.addressHere,
    });
  const [asleep, awake] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sleeping: Retrying = async (work) => {
    const done = await work();
    if ((await stand()).step !== "armed") return done;
    asleep.resolve();
    await awake.promise;
    return done;
  };
  const claims = postgresJobClaims(database, boss, 1);
  const job = (await claims.claim({ ...ORDERED, lane: "deliver" }, now())) ?? expect.fail("no job");
  const { signal } = new AbortController();
  const first = composed(sleeping).run(job, signal);
  await asleep.promise;
  await database
    .updateTable("job")
    .set({ attempt: job.attempt + 1 })
    .execute();
  const second = { ...job, attempt: job.attempt + 1 };
  const saidToBeAbsent = new Error("stop here");
  const until: Retrying = async (work) => {
    const done = await work();
    if (actionsOn(await stand()).includes("cancel")) throw saidToBeAbsent;
    return done;
  };
  for (let isOver = false; !isOver; )
    await composed(until)
      .run(second, signal)
      .catch((error: unknown) => {
        if (error instanceof Waits) clock.time = Math.max(clock.time, error.until.getTime());
        else if (error === saidToBeAbsent) isOver = true;
        else throw error;
      });
  expect(simulator.posts).toEqual([]);
  awake.resolve();
  // Its time is over; whether it still has the job is looked up next.
  await expect(first).rejects.toBeInstanceOf(Waits);
  clock.time += 3_600_000;
  expect(simulator.posts).toEqual([]);
});
