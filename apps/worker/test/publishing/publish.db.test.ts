import { forgetPerson } from "@kinora/database/account/forget-person";
import { openTokens } from "@kinora/domain/connection/sealed-tokens";
import { publishJob } from "@kinora/domain/post/publish-job";
import { ALL_OPEN } from "@kinora/domain/switch/switches";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { addPost } from "@kinora/testing/publication/add-post";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect, onTestFinished, test } from "vitest";
import { Waits } from "../../src/job/interruption.ts";
import { composePublishing } from "../../src/publication/compose-publishing.ts";
import { ORDERED } from "../workshop.ts";
import { openPublisher } from "./open-publisher.ts";
import { SAMPLES } from "./samples.ts";

const { shop, claims, open, told } = await openPublisher();
const { database, boss, media, stores } = shop;

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
    ...{
      database,
      boss,
      media,
      now: () => now,
      publicUrl: "https://kinora.example",
      scratch: shop.directory,
    },
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
