import { createHash } from "node:crypto";
import { forgetPerson } from "@kinora/database/account/forget-person";
import type { Database } from "@kinora/database/client";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { untilSomebodyWaits } from "@kinora/testing/until-somebody-waits";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithBoard } from "./start-with-board.ts";

const board = await startWithBoard();
const { ada, beginAnew, bruno, chiyo, clock, database, mira, olivia, server } = board;
const { decide, hide, report, show } = board;
const takeDown = { verdict: "take_down", rule: "harassment", note: "" };
let id = "";

beforeEach(async () => {
  id = await beginAnew();
  await database.deleteFrom("creation").execute();
  await database.deleteFrom("person_report").execute();
});

const decideWork = async (decision: object) => {
  await insertCreation(database, { id: `work ${id}`, user_id: "usr_ada" });
  await bruno("POST", `/api/creations/work ${id}/reports`, { reason: "harassment" });
  const decided = await mira("POST", `/api/moderation/cases/work ${id}/decision`, decision);
  expect(decided.status).toBe(200);
};
const decideBoard = async (decision: object) => {
  await report();
  expect((await decide(mira, decision)).status).toBe(200);
};

const decideProfile = async (decision: object) => {
  await bruno("POST", "/api/people/usr_ada/reports", { reason: "harassment", note: "" });
  const [{ of, version: looked }] = (await mira("GET", "/api/moderation/people")).body.items;
  const path = "/api/moderation/people/usr_ada/decision";
  expect((await mira("POST", path, { of, looked, ...decision })).status).toBe(200);
};

/** A work of ada's, restricted with one of bruno's that has the same file and is shown again. */
async function reverseCopied() {
  const hash = createHash("sha256").update(id).digest("hex");
  const [original, copied] = [`original ${id}`, `copied ${id}`];
  for (const [work, user_id] of [
    [original, "usr_ada"],
    [copied, "usr_bruno"],
  ] as const) {
    await insertCreation(database, { id: work, user_id, published_at: clock.now });
    await database
      .insertInto("creation_media")
      .values({
        creation_id: work,
        role: "main",
        label: "",
        mime_type: "image/webp",
        bytes: 3,
        hash,
      })
      .execute();
  }
  const decideCopied = async (who: typeof mira, decision: object) =>
    expect((await who("POST", `/api/moderation/cases/${copied}/decision`, decision)).status).toBe(
      200,
    );
  await mira("POST", `/api/creations/${copied}/reports`, { reason: "harassment" });
  await decideCopied(olivia, { ...hide, rule: "child_abuse" });
  await finishDecisions(server);
  clock.now = new Date(+clock.now + 60_000);
  for (const [who, work] of [
    [ada, original],
    [bruno, copied],
  ] as const)
    expect((await who("POST", `/api/creations/${work}/appeal`, { text: "Mine" })).status).toBe(201);
  await decideCopied(chiyo, show);
}

const lock = (own: Database, userId: string) =>
  sql`select from app_user where id = ${userId} for no key update`.execute(own);

const CASES = [
  ["its reporter, a work is shown", "usr_bruno", () => decideWork(show)],
  ["its owner, a work is hidden", "usr_ada", () => decideWork(hide)],
  ["its reporter, a storyboard is shown", "usr_bruno", () => decideBoard(show)],
  ["its owner, the link of a storyboard is closed", "usr_ada", () => decideBoard(hide)],
  ["its reporter, a profile is cleared", "usr_bruno", () => decideProfile({ verdict: "clear" })],
  ["its person, a profile is taken down", "usr_ada", () => decideProfile(takeDown)],
  ["its maker, a copy is shown again", "usr_ada", reverseCopied],
] as const;

it.each(CASES)("an erasure of %s at the same moment: one waits for the other", async (...given) => {
  const [, userId, decided] = given;
  await decided();
  const finished = Promise.withResolvers<void>();
  await database.transaction().execute(async (own) => {
    await lock(own, userId);
    finishDecisions(server).then(finished.resolve, finished.reject);
    await untilSomebodyWaits(database);
    await forgetPerson(own, userId, clock.now);
  });
  await finished.promise;
  const { rows } = await sql`
    select from pending_decision union all select from pending_story_decision
    union all select from pending_person_decision`.execute(database);
  expect(rows).toEqual([]);
});

it.each(CASES)("an erasure of %s, whoever is first, many times", async (...given) => {
  const [, userId, decided] = given;
  for (let times = 0; times < 10; times += 1) {
    id = await beginAnew();
    await decided();
    const erase = () =>
      database.transaction().execute((own) => forgetPerson(own, userId, clock.now));
    const both =
      times % 2 ? [erase(), finishDecisions(server)] : [finishDecisions(server), erase()];
    expect(await Promise.allSettled(both)).toMatchObject([
      ...[{ status: "fulfilled" }, { status: "fulfilled" }],
    ]);
  }
});
