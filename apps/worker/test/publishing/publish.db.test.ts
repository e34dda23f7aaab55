import { forgetPerson } from "@kinora/database/account/forget-person";
import { postgresJobClaims } from "@kinora/database/job/job-claims";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { transact } from "@kinora/database/transact";
import { openTokens } from "@kinora/domain/connection/sealed-tokens";
import { movePost } from "@kinora/domain/post/move-post";
import type { PublicationRecord } from "@kinora/domain/post/publication-record";
import { publishJob } from "@kinora/domain/post/publish-job";
import { ALL_OPEN } from "@kinora/domain/switch/switches";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { hearAll } from "@kinora/testing/event/hear-all";
import { addPost } from "@kinora/testing/publication/add-post";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { Waits } from "../../src/job/interruption.ts";
import { composePublishing } from "../../src/publication/compose-publishing.ts";
import { ORDERED } from "../workshop.ts";
import { openPublishingShop } from "./publishing-shop.ts";
import { SAMPLES } from "./samples.ts";

const shop = await openPublishingShop();
const { database, boss, media, stores } = shop;
const claims = postgresJobClaims(database, boss, 1);

beforeEach(() =>
  sql`truncate notification, publication, post, platform_connection cascade`.execute(database),
);

/** Opens a sample's platform, with the account connected and a publication ordered. */
async function open(name: string, inHours: number | null = null) {
  const sample = SAMPLES[name] ?? expect.fail(name);
  const opened = await shop.openSimulator(sample);
  onTestFinished(opened.close);
  const { platform, now, clock } = opened;
  const account = await shop.connect(platform, sample.person, now());
  const at = inHours === null ? null : new Date(clock.time + inHours * 3_600_000);
  const time = at && { at, wall: at.toISOString().slice(0, 16), zone: "UTC" };
  const ordered = await shop.order(sample, account, now(), time);
  const parts = { database, boss, media, now, publicUrl: "https://kinora.example" };
  const retrying = <T>(work: () => Promise<T>) => work();
  const kind = composePublishing({
    ...{ ...parts, retrying, addressHere: shop.addressHere },
    opened: { platforms: [platform], sealer: shop.sealer },
  });
  const claim = async () =>
    (await claims.claim({ ...ORDERED, lane: "deliver" }, now())) ?? expect.fail("no job");
  /** Carries it out until it is over, or until something holds. */
  const work = async (until: (record: PublicationRecord) => boolean = () => false) => {
    const job = await claim();
    for (;;) {
      try {
        await kind.run(job, new AbortController().signal);
        return stand();
      } catch (error) {
        if (!(error instanceof Waits)) throw error;
        const standing = await stand();
        if (until(standing)) {
          await claims.release(job);
          return standing;
        }
        clock.time = Math.max(clock.time, error.until.getTime());
      }
    }
  };
  const stand = async () => (await stores.publications.find(ordered.id)) ?? expect.fail("gone");
  const connectAgain = () => shop.connect(platform, sample.person, now());
  const moveTo = (at: Date) =>
    movePost(
      { transact: (effect) => transact(database, boss, effect), newId },
      {
        ...{ person: { userId: "ada", tier: "free" }, id: ordered.postId, now: now() },
        to: { wallTime: at.toISOString().slice(0, 16), zone: "UTC" },
      },
    );
  return { ...opened, ordered, account, work, stand, connectAgain, claim, moveTo };
}

async function told() {
  await hearAll(
    database,
    notificationListener(() => new Date("2026-12-31T12:00:00Z")),
  );
  return database
    .selectFrom("notification")
    .select(["kind", "topic", "code", "href"])
    .orderBy("code")
    .execute();
}

test("posts a picture as JPEG, says that it was made with AI, and tells its owner once", async () => {
  const { simulator, work, ordered } = await open("instagram photos");
  const ended = await work();
  expect(ended).toMatchObject({
    ...{ outcome: "done", stage: "over", confirmedBy: "platform", trouble: null },
    file: { mimeType: "image/jpeg", isMade: true },
  });
  expect(simulator.posts).toMatchObject([{ isAiMade: true, text: "A fox #runs" }]);
  expect(ended.url).toBeTruthy();
  const once = [
    {
      ...{ kind: "image", topic: "posted", code: "publication.isThere" },
      href: `/item/${ordered.creationId}`,
    },
  ];
  expect(await told()).toEqual(once);
  expect(await told()).toEqual(once);
  const post = await stores.publications.findPost(ordered.postId, "ada");
  expect(post?.post).toMatchObject({ outcome: "done" });
});

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

test("renews a token that has expired before it is used", async () => {
  const { simulator, work, clock } = await open("youtube video");
  const [before] = await stores.connections.list("ada");
  clock.time += 2 * 3_600_000;
  expect(await work()).toMatchObject({ outcome: "done" });
  const [after] = await stores.connections.list("ada");
  expect(after?.sealed).not.toBe(before?.sealed);
  expect(await openTokens(shop.sealer, after ?? expect.fail())).not.toBeNull();
  expect(simulator.posts).toHaveLength(1);
});

test("waits for an account that has to be connected again, goes on, and asks once", async () => {
  const { simulator, work, clock, connectAgain } = await open("facebook reel");
  simulator.faults.standing = "token revoked";
  const waiting = await work(({ stage }) => stage === "needs_reconnect");
  expect(waiting).toMatchObject({ outcome: "scheduled", stage: "needs_reconnect" });
  expect(await told()).toMatchObject([
    { kind: "action", code: "publication.needsReconnect", href: "/settings/social-platforms" },
  ]);
  simulator.faults.standing = null;
  clock.time += 3_600_000;
  await connectAgain();
  expect(await work()).toMatchObject({ outcome: "done", waitsSince: null });
  expect((await told()).map(({ code }) => code)).toEqual([
    ...["publication.isThere", "publication.needsReconnect"],
  ]);
});

test("an account that is not connected again within a week ends it", async () => {
  const { simulator, work } = await open("facebook reel");
  simulator.faults.standing = "token revoked";
  expect(await work()).toMatchObject({
    ...{ outcome: "fail", stage: "over", trouble: { class: null, code: "never_reconnected" } },
  });
  expect(simulator.posts).toEqual([]);
});

test.each([
  ["status = 'deleted', deleted_at = now()", "work_gone"],
  ["moderator_hidden = true", "work_restricted"],
  ["status = 'review'", "work_in_review"],
])("a work with %s is not posted, however far it was prepared", async (change, code) => {
  const { simulator, work, ordered } = await open("youtube video");
  await sql`update creation set ${sql.raw(change)} where id = ${ordered.creationId}`.execute(
    database,
  );
  expect(await work()).toMatchObject({ outcome: "fail", trouble: { class: null, code } });
  expect(simulator.posts).toEqual([]);
});

test("neither a suspended person's work is posted, nor one whose account was disconnected", async () => {
  const suspended = await open("youtube video");
  await sql`update app_user set disabled_at = now() where id = 'ada'`.execute(database);
  onTestFinished(async () => {
    await sql`update app_user set disabled_at = null where id = 'ada'`.execute(database);
  });
  expect(await suspended.work()).toMatchObject({ trouble: { code: "account_closed" } });
  const gone = await open("facebook reel");
  const [one] = (await stores.connections.list("ada")).filter(
    ({ platform }) => platform === "facebook",
  );
  await stores.connections.revoke([one?.id ?? expect.fail()], gone.now());
  expect(await gone.work()).toMatchObject({ trouble: { code: "connection_gone" } });
  expect([...suspended.simulator.posts, ...gone.simulator.posts]).toEqual([]);
});

test("what cannot be known is asked of its owner, and never sent again", async () => {
  const { simulator, work } = await open("facebook text");
  simulator.faults.commit = ["500 before"];
  expect(await work()).toMatchObject({ outcome: "scheduled", stage: "unconfirmed" });
  expect(simulator.posts).toEqual([]);
  expect(await told()).toMatchObject([{ kind: "action", code: "publication.isUnconfirmed" }]);
});

test("a text whose call never arrived is not taken for an earlier one with the same words", async () => {
  const { simulator, work, account, now } = await open("facebook text");
  const second = await shop.order(SAMPLES["facebook text"] ?? expect.fail(), account, now());
  expect(await work()).toMatchObject({ outcome: "done", externalId: simulator.posts[0]?.id });
  simulator.faults.commit = ["500 before"];
  await work();
  const stands = await stores.publications.find(second.id);
  expect(stands).toMatchObject({ stage: "unconfirmed", externalId: null });
  expect(simulator.posts).toHaveLength(1);
});

test("the feed takes a public work at once, in the history of its owner, and no private one", async () => {
  const now = new Date("2026-11-28T12:00:00Z");
  const kind = composePublishing({
    ...{ database, boss, media, now: () => now, publicUrl: "https://kinora.example" },
    ...{ retrying: (work) => work(), addressHere: () => null },
    opened: { platforms: [], sealer: shop.sealer },
  });
  const publish = async (given: object, { isLater = false } = {}) => {
    const [id, creationId] = [newId(), newId()];
    await insertCreation(database, {
      ...{ id: creationId, user_id: "ada", in_feed: false, published_at: null, ...given },
    });
    const to = { platform: "kinora", kind: "feed" } as const;
    const { id: child } = await addPost(
      database,
      { id, userId: "ada", creationId, now },
      { platform: "kinora", accountId: "ada", fields: to },
    );
    await stores.queue.enqueue({
      ...{ id: newId(), ...publishJob(child, "kinora"), userId: "ada", now, tier: "free" },
      ...{ background: false, holdId: null, gems: 0 },
    });
    const job = (await claims.claim({ ...ORDERED, lane: "upkeep" }, now)) ?? expect.fail();
    const run = kind.run(job, new AbortController().signal);
    if (isLater) {
      await expect(run).rejects.toThrow(Waits);
      await claims.release(job);
    } else await run;
    const work = await stores.creations.find(creationId);
    return { work, child: await stores.publications.find(child) };
  };
  const there = await publish({});
  expect(there.work).toMatchObject({ inFeed: true, publishedAt: now });
  expect(there.child).toMatchObject({ outcome: "done", url: `/item/${there.work?.id}` });
  const hidden = await publish({ private: true });
  expect(hidden.work).toMatchObject({ inFeed: false });
  expect(hidden.child).toMatchObject({ outcome: "fail", trouble: { code: "work_not_public" } });
  const edit = { ...ALL_OPEN, sentence: "Until noon.", at: now, by: null };
  await stores.switches.add({ ...edit, feed: false });
  const closed = await publish({});
  expect(closed.work).toMatchObject({ inFeed: false });
  expect(closed.child).toMatchObject({ outcome: "fail", trouble: { code: "feed_off" } });
  await stores.switches.add({ ...edit, readOnly: true });
  const waiting = await publish({}, { isLater: true });
  expect(waiting.work).toMatchObject({ inFeed: false });
  expect(waiting.child).toMatchObject({ outcome: "scheduled", stage: "publishing" });
  await stores.switches.add(edit);
});

test("an erased person's posts are gone, and so is what was still to be done", async () => {
  const { simulator, work, ordered, now } = await open("facebook reel");
  await sql`insert into app_user (id, handle, display_name) values ('eve', 'eve', 'Eve')`.execute(
    database,
  );
  await sql`update publication set user_id = 'eve'`.execute(database);
  await sql`update post set user_id = 'eve'`.execute(database);
  await database.transaction().execute((own) => forgetPerson(own, "eve", now()));
  expect(await stores.publications.find(ordered.id)).toBeNull();
  await expect(work()).rejects.toThrow("gone");
  expect(simulator.posts).toEqual([]);
  const jobs = database.selectFrom("job").select("outcome").where("subject_id", "=", ordered.id);
  expect(await jobs.execute()).toEqual([{ outcome: "cancelled" }]);
});
