import type { PublicationRecord } from "@kinora/domain/post/publication-record";
import { expect, test } from "vitest";
import { openPublisher } from "./open-publisher.ts";

const { claims, open, told } = await openPublisher();

test("a post at a time is prepared before it, posted at it, and prepared anew when it is moved", async () => {
  const { simulator, work, ordered, clock, moveTo } = await open("instagram photos", 2);
  const due = ordered.dueAt ?? expect.fail();
  const steps: [string, number][] = [];
  const noted = (until: (record: PublicationRecord) => boolean) =>
    work((record) => {
      steps.push([record.step, (due.getTime() - clock.time) / 60_000]);
      return until(record);
    });
  const ready = await noted(({ step }) => step === "ready");
  expect(ready).toMatchObject({ stage: "scheduled", armedAt: null });
  expect(steps[0]).toEqual(["prepare", 120]);
  expect(clock.time).toBeGreaterThanOrEqual(due.getTime() - 30 * 60_000);
  expect(clock.time).toBeLessThan(due.getTime());
  const moved = new Date(due.getTime() + 24 * 3_600_000);
  await moveTo(moved);
  expect(await work(({ step }) => step === "prepare")).toMatchObject({
    ...{ step: "prepare", stage: "scheduled", sealedHandle: null },
  });
  const ended = await work();
  expect(ended).toMatchObject({ outcome: "done", rounds: 1 });
  expect(simulator.posts).toHaveLength(1);
  expect(ended.armedAt?.getTime()).toBe(moved.getTime());
});

test("a job that looked at the time before it was moved does not sleep until then", async () => {
  const { claim, moveTo, ordered } = await open("facebook text", 48);
  const job = await claim();
  await moveTo(new Date("2026-11-28T13:00Z"));
  await claims.wait(job, new Date(Date.now() + 48 * 3_600_000));
  expect(await claim()).toMatchObject({ subject: { id: ordered.id } });
});

test("at TikTok nothing begins before its time", async () => {
  const { work, ordered, clock } = await open("tiktok draft", 2);
  expect(await work(() => clock.time < (ordered.dueAt?.getTime() ?? 0))).toMatchObject({
    ...{ step: "prepare", sealedHandle: null },
  });
  const ended = await work();
  expect(ended.armedAt?.getTime()).toBeGreaterThanOrEqual(ordered.dueAt?.getTime() ?? 0);
});

test.each([
  [15, "done", "publication.isThere", null],
  [16, "scheduled", "publication.isPaused", "open"],
])("%i minutes late it is %s", async (late, outcome, code, action) => {
  const { work, clock, simulator, ordered } = await open("facebook text", 2);
  clock.time += (120 + late) * 60_000;
  expect(await work()).toMatchObject({ outcome });
  expect(simulator.posts).toHaveLength(outcome === "done" ? 1 : 0);
  expect(await told()).toMatchObject([
    {
      code,
      ...(action && { kind: "action", href: `/settings/past-videos?post=${ordered.postId}` }),
    },
  ]);
});
