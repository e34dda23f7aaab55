import { awardStandingWorks } from "@kinora/domain/award/award-standing-works";
import { AWARD, toMake } from "@kinora/domain/gem/purpose";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { A_FILM } from "@kinora/testing/gem/ledger-sentences";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { beforeEach, expect, it } from "vitest";
import { addHistory } from "../creation/add-history.ts";
import { postgresCreationStore } from "../creation/postgres-creation-store.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import { postgresGemStatement } from "../gem/postgres-gem-statement.ts";
import { notificationListener } from "../notification/notification-listener.ts";
import { postgresAwards } from "./postgres-awards.ts";

const { database } = await createTestDatabase();
const HOUR = 3_600_000;
/** A Monday at noon. */
const PUBLISHED = new Date("2026-06-15T12:00:00Z");
const later = (hours: number) => new Date(PUBLISHED.getTime() + hours * HOUR);
let userId = "";
let people = 0;

beforeEach(async () => {
  userId = `person_${++people}`;
  await insertPerson(database, userId);
});

const publish = (id: string, given: object = {}) =>
  insertCreation(database, {
    ...{ id: `${userId}-${id}`, user_id: userId, kind: "video", type: "text-to-video" },
    ...{ duration: 5, gems_settled: 5, created_at: PUBLISHED, published_at: PUBLISHED },
    ...given,
  });
const run = (hours: number) =>
  awardStandingWorks(
    {
      awards: postgresAwards(database),
      log: (line) => expect.fail(line),
      transact: (work) =>
        database.transaction().execute((own) =>
          work({
            awards: postgresAwards(own),
            ledger: postgresGemLedger(own),
            creations: postgresCreationStore(own),
            record: recordEvent(own),
          }),
        ),
    },
    () => later(hours),
  );
const granted = async () => {
  const rows = await database
    .selectFrom("award")
    .innerJoin("gem_transaction", "gem_transaction.id", "receipt_id")
    .select(["award", "gems", "subject_id"])
    .where("award.user_id", "=", userId)
    .orderBy("award.at")
    .execute();
  return rows.map(({ award, gems, subject_id }) => [award, gems, subject_id]);
};
const act = (id: string, action: "hide" | "unhidden" | "rename" | "report", hours: number) =>
  addHistory(database)({
    ...{ creationId: `${userId}-${id}`, actorId: userId, role: "user", action, reason: null },
    ...{ before: {}, after: {}, at: later(hours), requestId: null },
  });

it("awards a film after 24 hours in the feed, once, with a receipt and a notification", async () => {
  await publish("a", { title: "The keeper" });
  await run(23.9);
  expect(await granted()).toEqual([]);
  await run(24);
  await run(24.1);
  expect(await granted()).toEqual([["video", 4, `${userId}-a`]]);
  const statement = postgresGemStatement(database);
  const [line] = await statement.entries(userId, { before: null, limit: 5 });
  expect(line).toMatchObject({
    ...{ kind: "gift", amount: 4 },
    purpose: { source: "award", subject: { noun: "creation", id: `${userId}-a` } },
    description: { code: "award.work", params: { kind: "video", hours: 24 } },
  });
  expect((await statement.receipt(userId, line?.receiptId ?? ""))?.lots).toEqual([
    { kind: "gift", gems: 4, expiresAt: null },
  ]);
  await hearAll(
    database,
    notificationListener(() => later(24)),
  );
  const told = await database
    .selectFrom("notification")
    .select(["kind", "code", "params", "creation_id"])
    .where("user_id", "=", userId)
    .execute();
  expect(told).toEqual([
    {
      ...{ kind: "badge", code: "award.workStood", creation_id: `${userId}-a` },
      params: { kind: "video", name: "The keeper", gems: 4 },
    },
  ]);
});

it("awards one film a UTC week, and the next one in the next week", async () => {
  await publish("a");
  await publish("b");
  await run(24);
  await run(100);
  expect(await granted()).toHaveLength(1);
  // The Monday after.
  await run(7 * 24);
  expect(await granted()).toEqual([
    ["video", 4, `${userId}-a`],
    ["video", 4, `${userId}-b`],
  ]);
});

it.each([
  ["is private", { private: true }],
  ["is unlisted", { hidden: true }],
  ["is hidden by the staff", { moderator_hidden: true }],
  ["is in review", { status: "review" }],
  ["is not in the feed", { in_feed: false }],
  ["cost less than the award", { gems_settled: 3 }],
  ["was refunded", { gems_refunded: 2 }],
  ["cost nothing here", { gems_settled: 0 }],
  ["is a picture", { kind: "image" }],
  ["is of the demo", { background: true }],
  ["was published long ago", { published_at: later(-14 * 24) }],
])("does not award a work that %s", async (_, given) => {
  await publish("a", given);
  await run(25);
  expect(await granted()).toEqual([]);
});

it("does not award people who are suspended or leave", async () => {
  await publish("a");
  await database
    .updateTable("app_user")
    .set({ disabled_at: PUBLISHED })
    .where("id", "=", userId)
    .execute();
  await run(25);
  await database
    .updateTable("app_user")
    .set({ disabled_at: null, deletion_at: later(700) })
    .where("id", "=", userId)
    .execute();
  await run(25);
  expect(await granted()).toEqual([]);
});

it("counts the hours from the last change of who may see it, not from a new name or a report", async () => {
  await publish("a");
  await act("a", "hide", 10);
  await act("a", "unhidden", 11);
  await act("a", "rename", 20);
  await act("a", "report", 21);
  await run(34);
  expect(await granted()).toEqual([]);
  await run(35);
  expect(await granted()).toHaveLength(1);
});

it("awards a storyboard once, by the price of its film and its pictures together", async () => {
  const storyId = `story-${userId}`;
  const recipe = {
    ...{ type: "text-to-story", model: "story", generationModel: "story", prompt: "a fox" },
    ...{ negative_prompt: "", aspectRatio: "16:9", width: 1280, height: 720, duration: 9, fps: 25 },
    ...{ style: "photorealistic", effect: null, seed: 1, theme: "", tone: "", caption: "" },
    ...{ engine: "studio", engineVersion: null, priceVersion: 1, settings: {} },
    story: { storyId, board: writtenBoard(), kept: {}, recording: null },
  };
  const film = { kind: "story", type: "text-to-story", recipe: JSON.stringify(recipe) };
  const ledger = postgresGemLedger(database);
  const pay = async (noun: string, id: string, gems: number) => {
    const key = `${userId} ${noun} ${id} ${gems}`;
    const purpose = toMake({ noun, id });
    const hold = { userId, gems, key, purpose, description: A_FILM, expiresAt: later(9) };
    const { holdId } = await ledger.hold({ ...hold, now: PUBLISHED });
    const settled = { holdId, gems, key: `${key} paid`, ourFault: false, now: PUBLISHED };
    await ledger.settle(settled);
  };
  await ledger.credit({
    ...{ userId, gems: 100, kind: "gift", purpose: AWARD, expiresAt: null, now: PUBLISHED },
    ...{ key: "start", description: { code: "gem.signup", params: {} } },
  });
  await publish("a", { ...film, gems_settled: 6 });
  await publish("b", { ...film, gems_settled: 6 });
  await pay("creation", `${userId}-a`, 6);
  await pay("creation", `${userId}-b`, 6);
  await pay("story", storyId, 5);
  await run(24);
  // 6 for a film and 5 for the pictures are less than 12; the other film does not count.
  expect(await granted()).toEqual([]);
  await pay("story", storyId, 1);
  await run(24);
  await run(7 * 24);
  expect(await granted()).toEqual([["story", 12, `${userId}-a`]]);
});
