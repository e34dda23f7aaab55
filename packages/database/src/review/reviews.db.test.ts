import type { ReviewAnswers } from "@kinora/contracts/review/review";
import { utcDay } from "@kinora/domain/gem/utc-day";
import { answerReview } from "@kinora/domain/review/answer-review";
import { drawReviews } from "@kinora/domain/review/draw-reviews";
import { skipReview } from "@kinora/domain/review/skip-review";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { insertScan } from "@kinora/testing/creation/insert-scan";
import { createTestDatabase } from "@kinora/testing/database";
import { beforeEach, expect, it } from "vitest";
import { forgetPerson } from "../account/forget-person.ts";
import { postgresAwards } from "../award/postgres-awards.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresGemAudit } from "../gem/postgres-gem-audit.ts";
import { postgresGemLedger } from "../gem/postgres-gem-ledger.ts";
import { ownLists } from "../takeout/own-lists.ts";
import { postgresReviews } from "./postgres-reviews.ts";

const { database } = await createTestDatabase();
const START = Date.parse("2026-12-01T12:00:00Z");
const YES: ReviewAnswers = { match: "yes", clean: "yes", show: "yes" };
const NO: ReviewAnswers = { match: "no", clean: "no", show: "no" };
let at = new Date(START);
let ids = 0;
let days = 0;
const ports = {
  newId: () => `draw_${String(++ids).padStart(5, "0")}`,
  transact: <T>(work: (stores: ReturnType<typeof storesOn>) => Promise<T>) =>
    database.transaction().execute((own) => work(storesOn(own))),
};
const storesOn = (own: typeof database) => ({
  ...{ awards: postgresAwards(own), reviews: postgresReviews(own) },
  ...{ ledger: postgresGemLedger(own), record: recordEvent(own) },
});

const wait = (seconds: number) => {
  at = new Date(+at + seconds * 1_000);
};
const desk = (userId = "ada") => drawReviews(ports, { userId, now: at });
const drawn = async (userId = "ada") =>
  (await desk(userId)).ready.map(({ creationId }) => creationId).sort();
const answer = (id: string, answers = YES, userId = "ada") =>
  answerReview(ports, { id, userId, answers, now: at });

/** A public picture of Bruno's that the scan found clean; `given` overrides its row. */
async function publish(
  id: string,
  given: Partial<Parameters<typeof insertCreation>[1]> = {},
  scan: Partial<Parameters<typeof insertScan>[1]> = {},
): Promise<void> {
  const work = { user_id: "bruno", ...given };
  await insertCreation(database, { id, ...work });
  await insertScan(database, { creationId: id, userId: work.user_id, ...scan });
}

beforeEach(async () => {
  // A day of its own for each test, since the ledger forgets nothing.
  at = new Date(START + ++days * 86_400_000);
  await database.deleteFrom("review").execute();
  await database.deleteFrom("follow").execute();
  await database.deleteFrom("report").execute();
  await database.deleteFrom("creation").execute();
});
for (const id of ["ada", "bruno", "chiyo", "dana", "erin"]) await insertPerson(database, id);

it("draws a stranger's public work that the scan found clean", async () => {
  await publish("fit");
  await publish("own", { user_id: "ada" });
  await publish("private", { private: true });
  await publish("hidden", { moderator_hidden: true });
  await publish("in review", { status: "review" });
  await publish("uploaded", { type: "video-upload" });
  await publish("unsure", {}, { verdict: "unsure" });
  await publish("suggestive", {}, { scores: { sexy: 0.5 } });
  await publish("explicit", {}, { scores: { porn: 0.15, hentai: 0.12 } });
  await insertCreation(database, { id: "not scanned", user_id: "bruno" });
  expect(await drawn()).toEqual(["fit"]);
});

it("draws nothing that was ever reported or decided about by the staff, nor of suspended people", async () => {
  for (const id of ["reported", "dismissed", "decided"]) await publish(id);
  await publish("of a suspended person", { user_id: "chiyo" });
  const suspend = (disabled_at: Date | null) =>
    database.updateTable("app_user").set({ disabled_at }).where("id", "=", "chiyo").execute();
  await suspend(at);
  for (const [id, state] of [
    ["reported", "open"],
    ["dismissed", "dismissed"],
  ] as const)
    await database
      .insertInto("report")
      .values({
        ...{
          id,
          creation_id: id,
          reporter_id: "dana",
          reason: "harassment",
          note: "",
          weight: 1,
        },
        ...{ state, created_at: at, resolved_at: state === "open" ? null : at },
      })
      .execute();
  await database
    .insertInto("creation_event")
    .values({
      ...{ creation_id: "decided", actor_id: "dana", role: "moderator", action: "hide" },
      ...{ before: "{}", after: "{}", at },
    })
    .execute();
  expect(await drawn()).toEqual([]);
  await suspend(null);
  expect(await drawn()).toEqual(["of a suspended person"]);
});

it("draws nothing of people whom the reviewer follows, who follow them, or share their address", async () => {
  await publish("by bruno");
  await publish("by chiyo", { user_id: "chiyo" });
  await publish("by dana", { user_id: "dana" });
  const follow = (follower_id: string, followed_id: string) =>
    database.insertInto("follow").values({ follower_id, followed_id, since: at }).execute();
  await follow("ada", "bruno");
  await follow("chiyo", "ada");
  expect(await drawn()).toEqual(["by dana"]);
  const signIn = (user_id: string, ip_address: string) =>
    database
      .insertInto("auth_session")
      .values({
        ...{ id: `${user_id} ${ip_address}`, token: `${user_id} ${ip_address}`, user_id },
        ...{ ip_address, expires_at: at },
      })
      .execute();
  for (const id of ["ada", "dana"]) await signIn(id, "127.0.0.1");
  expect(await drawn()).toEqual(["by dana"]);
  // Also when it was drawn before.
  for (const id of ["ada", "dana"]) await signIn(id, "203.0.113.7");
  expect(await drawn()).toEqual([]);
  await database.deleteFrom("auth_session").execute();
  for (const [id, installation] of [
    ["ada", "phone"],
    ["dana", "phone"],
  ] as const)
    await database
      .insertInto("newcomer_use")
      .values({ user_id: id, what: "report", key: id, network: null, installation, at })
      .execute();
  expect(await drawn()).toEqual([]);
  await database.deleteFrom("newcomer_use").execute();
});

it("draws a work once, which stays until it is over, and goes when it is no longer fit", async () => {
  await publish("first");
  const before = await desk();
  expect(await desk()).toEqual(before);
  const id = String(before.ready[0]?.id);
  await skipReview(ports, { id, userId: "ada" }, at);
  expect(await drawn()).toEqual([]);
  await publish("second");
  expect(await drawn()).toEqual(["second"]);
  await database
    .updateTable("creation")
    .set({ private: true })
    .where("id", "=", "second")
    .execute();
  expect(await drawn()).toEqual([]);
  await database
    .updateTable("creation")
    .set({ private: false })
    .where("id", "=", "second")
    .execute();
  expect(await drawn()).toEqual(["second"]);
});

it("draws two works at once, begun ones first, and none that five have reviewed", async () => {
  for (const id of ["new 1", "new 2", "new 3", "begun", "done"]) await publish(id);
  const review = (work: string, by: number) =>
    database
      .insertInto("review")
      .values({
        ...{ id: ports.newId(), reviewer_id: `reviewer_${by}`, creation_id: work, drawn_at: at },
        ...{ answered_at: at, ...YES },
      })
      .execute();
  for (const by of [1, 2, 3, 4, 5]) {
    await insertPerson(database, `reviewer_${by}`);
    await review("done", by);
  }
  await review("begun", 1);
  const found = await drawn();
  expect(found).toHaveLength(2);
  expect(found).toContain("begun");
  expect(found).not.toContain("done");
});

const works = async (count: number) => {
  for (let work = 0; work < count; work += 1) await publish(`work ${work}`);
};
const reviewAll = async (userId: string, answerTo: (work: number) => ReviewAnswers) => {
  let gems = 0;
  for (;;) {
    const [first] = (await desk(userId)).ready;
    if (!first) return gems;
    wait(5);
    const work = Number(first.creationId.split(" ")[1]);
    gems += await answer(first.id, answerTo(work), userId);
  }
};
const turns = (work: number) => (work % 2 === 0 ? YES : NO);

it("grants a gem once when eight connections send the answers of one draw, or of several", async () => {
  await works(8);
  for (let work = 0; work < 4; work += 1) {
    const [first] = (await desk()).ready;
    wait(5);
    await answer(String(first?.id), turns(work));
  }
  const { ready } = await desk();
  wait(5);
  const draws = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => String(ready[turn % 2]?.id));
  const sent = await Promise.allSettled(draws.map((id) => answer(id)));
  const gems = sent.map((one) => (one.status === "fulfilled" ? one.value : 0));
  expect(gems.reduce((sum, one) => sum + one, 0)).toBe(1);
  // The other draw was not on the screen yet.
  const refused = sent.flatMap((one) => (one.status === "rejected" ? one.reason.code : []));
  expect(refused).toEqual(Array(4).fill("REVIEW_TOO_SOON"));
  const entry = await database
    .selectFrom("gem_transaction")
    .select(["type", "kind", "source", "award_kind", "amount", "code", "params"])
    .where("user_id", "=", "ada")
    .where("at", ">=", new Date(+at - 60_000))
    .execute();
  expect(entry).toEqual([
    {
      ...{ type: "review_videos", kind: "gift", source: "award", award_kind: null, amount: 1 },
      ...{ code: "award.reviews", params: { count: 5 } },
    },
  ]);
  expect(await postgresGemAudit(database).discrepancies(5)).toEqual([]);
});

it("draws the same two works for eight connections at once", async () => {
  await works(12);
  const desks = await Promise.all(Array.from({ length: 8 }, () => drawn()));
  expect(new Set(desks.map((works) => works.join())).size).toBe(1);
  expect(desks[0]).toHaveLength(2);
});

it("stops paying whoever answers otherwise than all others, and not for those who agree", async () => {
  await works(15);
  for (const userId of ["chiyo", "dana", "erin"]) expect(await reviewAll(userId, turns)).toBe(3);
  expect(await reviewAll("ada", (work) => turns(work + 1))).toBe(1);
  expect((await desk()).progress).toMatchObject({ paused: "agreement", compared: 45, done: 1 });
  expect((await desk("chiyo")).progress).toMatchObject({ paused: null, compared: 45 });
  // Whom one follows is one's own choice, and changes nothing.
  for (const followed_id of ["chiyo", "dana", "erin"])
    await database
      .insertInto("follow")
      .values({ follower_id: "ada", followed_id, since: at })
      .execute();
  expect((await desk()).progress).toMatchObject({ paused: "agreement", compared: 45 });
});

it("counts gems by awards, and gives a person's reviews to them, and deletes them with the account", async () => {
  await works(6);
  expect(await reviewAll("ada", turns)).toBe(1);
  const page = await ownLists(database).reviews("ada", null);
  expect(page.items).toHaveLength(6);
  expect(page.items[0]?.facts).toMatchObject({ counts: true, awardedWith: `${utcDay(at)} #1` });
  expect((await ownLists(database).reviews("chiyo", null)).items).toEqual([]);
  await database.transaction().execute((own) => forgetPerson(own, "ada", at));
  expect(await database.selectFrom("review").selectAll().execute()).toEqual([]);
});

it("nobody whose answers disagree is paid again by following those who disagree", async () => {
  await works(15);
  for (const userId of ["chiyo", "dana", "erin"]) await reviewAll(userId, turns);
  await reviewAll("ada", (work) => turns(work + 1));
  expect((await desk()).progress).toMatchObject({ paused: "agreement" });
  for (const followed_id of ["chiyo", "dana", "erin"])
    await database
      .insertInto("follow")
      .values({ follower_id: "ada", followed_id, since: at })
      .execute();
  for (let work = 15; work < 25; work += 1) await publish(`work ${work}`);
  expect(await reviewAll("ada", () => YES)).toBe(0);
});
