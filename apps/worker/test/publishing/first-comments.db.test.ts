import { writeFirstComments } from "@kinora/domain/post/write-first-comments";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import { seeded } from "@kinora/domain/seeded-random";
import { COMMIT_FAULTS, type StandingFault } from "@kinora/platform-simulators/platform-faults";
import { expect, test } from "vitest";
import { firstCommentPorts } from "../../src/publication/compose-first-comments.ts";
import { pick } from "./draw-faults.ts";
import { openPublisher } from "./open-publisher.ts";

const MINUTE = 60_000;
const WORDS = "Which one is your favourite? #fox";
const SCHEDULES = 40;
const SEED = Number(process.env.COMMENT_SEED || Math.floor(Math.random() * 2 ** 31));

const { shop, open, told } = await openPublisher();
const { database, boss, sealer, stores } = shop;

/** A post that is there, whose comment is due. */
async function posted(name: string) {
  const opened = await open(name, null, { firstComment: WORDS });
  const ended = await opened.work();
  expect(ended.outcome).toBe("done");
  const { platform, now, clock, simulator } = opened;
  const portsFor = (at: PublishingPlatform) =>
    firstCommentPorts({ database, boss, now, opened: { platforms: [at], sealer } });
  /** Writes what is due, each time that something is, for so many minutes. */
  const after = async (minutes: number, at: PublishingPlatform = platform) => {
    const until = clock.time + minutes * MINUTE;
    for (let due: Date | null = now(); due && due.getTime() <= until; due = await nextAt()) {
      clock.time = Math.max(clock.time, due.getTime());
      await writeFirstComments(portsFor(at));
    }
    clock.time = until;
  };
  const nextAt = async () => (await comment()).nextAt;
  const comment = async () =>
    (await stores.firstComments.of([ended.id])).get(ended.id) ?? expect.fail("no comment");
  const there = () => (simulator.posts[0]?.comments ?? []).map(({ text }) => text);
  return { ...opened, ended, portsFor, after, comment, there };
}

const WITH_COMMENTS = [
  ...["facebook reel", "facebook text", "facebook photos"],
  ...["instagram reel", "instagram photos", "instagram reel, its own sign-in", "youtube video"],
];

test.each(WITH_COMMENTS)("a first comment follows %s, once", async (name) => {
  const { after, comment, there } = await posted(name);
  expect(there()).toEqual([]);
  await after(1);
  expect(there()).toEqual([WORDS]);
  await after(60);
  expect(there()).toEqual([WORDS]);
  expect(await comment()).toMatchObject({ stage: "there", nextAt: null, rounds: 1 });
  expect((await told()).map(({ code }) => code)).toEqual(["publication.isThere"]);
});

test("without a comment, none is planned", async () => {
  const { work } = await open("facebook text");
  const ended = await work();
  expect((await stores.firstComments.of([ended.id])).size).toBe(0);
});

test.each(["facebook text", "instagram reel", "youtube video"])(
  "a comment at %s whose answer is lost is found, and not written again",
  async (name) => {
    const { after, comment, there, simulator } = await posted(name);
    simulator.faults.comment = ["lost after"];
    await after(30);
    expect(there()).toEqual([WORDS]);
    expect(await comment()).toMatchObject({ stage: "there", rounds: 1 });
  },
);

test("what never arrived is sent again where the platform's list is sure of it", async () => {
  const { after, comment, there, simulator } = await posted("facebook text");
  simulator.faults.comment = ["lost before"];
  await after(3);
  expect(there()).toEqual([]);
  await after(3);
  expect(there()).toEqual([WORDS]);
  expect(await comment()).toMatchObject({ stage: "there", rounds: 2 });
});

test("where the list may be late, its owner looks: a second comment is worse than none", async () => {
  const { after, comment, there, simulator } = await posted("youtube video");
  simulator.faults.comment = ["500 before"];
  await after(60);
  expect(there()).toEqual([]);
  expect(await comment()).toMatchObject({ stage: "unknown" });
  expect((await told()).map(({ code }) => code)).toContain("publication.commentFailed");
});

test.each<[string, StandingFault]>([
  ["facebook text", "no permission"],
  ["instagram reel", "no permission"],
  ["youtube video", "no permission"],
])("a refusal at %s is final, told, and changes nothing of the post", async (name, fault) => {
  const { after, comment, there, simulator, stand } = await posted(name);
  simulator.faults.standing = fault;
  await after(10);
  expect(there()).toEqual([]);
  expect(await comment()).toMatchObject({
    ...{ stage: "failed", nextAt: null },
    trouble: { code: "permission_missing" },
  });
  expect(await stand()).toMatchObject({ outcome: "done", afterwards: null });
  expect((await told()).map(({ code }) => code)).toContain("publication.commentFailed");
});

test("a video that turns out to be private has no comments, and says so", async () => {
  const { after, comment, simulator } = await posted("youtube video");
  const [video] = simulator.posts;
  if (!video) return expect.fail();
  video.visibility = "private";
  await after(10);
  expect(await comment()).toMatchObject({
    stage: "failed",
    trouble: { code: "comments_disabled" },
  });
});

test("a busy platform is waited for", async () => {
  const { after, comment, there, simulator } = await posted("facebook text");
  simulator.faults.standing = "rate limit";
  await after(10);
  expect(await comment()).toMatchObject({ stage: "due" });
  simulator.faults.standing = null;
  await after(120);
  expect(there()).toEqual([WORDS]);
});

test("nothing follows a post that was taken down meanwhile", async () => {
  const { after, comment, there, ended, now } = await posted("facebook text");
  const at = now();
  await database.transaction().execute(async () => {
    const patch = { afterwards: { what: "withdrawn", reason: null, at } } as const;
    await stores.publications.change(ended, patch, at);
  });
  await after(10);
  expect(there()).toEqual([]);
  expect(await comment()).toMatchObject({ stage: "failed", trouble: { code: "cancelled" } });
});

/** The worker ends here: nothing that it knew is left. */
class Cut extends Error {}

test(`${SCHEDULES} schedules of cuts and faults from seed ${SEED}: one comment at most, and what is said of it is so`, async () => {
  const random = seeded(SEED);
  const share = () => pick(random, [0.1, 0.3, 0.6]);
  for (let run = 0; run < SCHEDULES; run += 1) {
    const name = pick(random, WITH_COMMENTS);
    const { portsFor, platform, comment, there, simulator, clock, ended } = await posted(name);
    const often = share();
    const maybe = () => {
      if (random() < often) throw new Cut();
    };
    const around =
      <Given extends readonly unknown[], Said>(call: (...given: Given) => Promise<Said>) =>
      async (...given: Given): Promise<Said> => {
        maybe();
        const said = await call(...given);
        maybe();
        return said;
      };
    const { comments } = platform;
    if (!comments) return expect.fail();
    const ports = portsFor({
      ...platform,
      comments: { write: around(comments.write), find: around(comments.find) },
    });
    simulator.faults.comment = [0, 1, 2].map(() =>
      random() < 0.4 ? pick(random, COMMIT_FAULTS) : null,
    );
    for (let life = 0; life < 200; life += 1) {
      const { nextAt } = await comment();
      if (!nextAt) break;
      clock.time = Math.max(clock.time, nextAt.getTime());
      const transact: typeof ports.transact = async (work) => {
        maybe();
        const done = await ports.transact(work);
        maybe();
        return done;
      };
      await writeFirstComments({ ...ports, transact }).catch((error) => {
        if (!(error instanceof Cut)) throw error;
      });
    }
    const { stage } = await comment();
    const about = `${name}, schedule ${run}`;
    expect(["there", "failed", "unknown"], about).toContain(stage);
    expect(there().length, about).toBeLessThanOrEqual(1);
    if (stage === "there") expect(there(), about).toEqual([WORDS]);
    if (stage === "failed") expect(there(), about).toEqual([]);
    expect((await stores.publications.find(ended.id))?.outcome).toBe("done");
  }
});
