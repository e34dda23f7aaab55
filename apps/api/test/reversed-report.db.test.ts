import { readTransparency } from "@kinora/database/moderation/read-transparency";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithBoard } from "./start-with-board.ts";

const board = await startWithBoard();
const { ada, appeal, beginAnew, bruno, chiyo, clock, close, database, decide } = board;
const { hide, mira, olivia, server, show } = board;

beforeEach(async () => {
  await database.deleteFrom("creation").execute();
  await beginAnew();
});

const finish = async () => {
  await finishDecisions(server);
  clock.now = new Date(+clock.now + 60_000);
};
/** What counts of bruno's reports, and of all in the public figures. */
const counts = async () => {
  const { upheld, dismissed } = (await olivia("GET", "/api/admin/people/usr_bruno")).body.reports;
  const [month] = await readTransparency(database, clock.now);
  return { upheld, dismissed, everUpheld: month?.upheld };
};
const RIGHT = { upheld: 1, dismissed: 0, everUpheld: 1 };
/** Neither right nor wrong; that it was upheld once stays true. */
const REVERSED = { upheld: 0, dismissed: 0, everUpheld: 1 };

it("a report of a board counts neither way once the owner's appeal is granted", async () => {
  const decision = await close(olivia);
  expect(await counts()).toEqual(RIGHT);
  clock.now = new Date(+clock.now + 60_000);
  await appeal(decision);
  await decide(mira, show);
  await finish();
  expect(await counts()).toEqual(REVERSED);
});

it("a report of a board still counts when the appeal is denied", async () => {
  await appeal(await close(olivia));
  await decide(mira);
  await finish();
  expect(await counts()).toEqual(RIGHT);
});

/** A work of ada's that bruno reported and olivia hid. */
async function hidden() {
  await insertCreation(database, { id: "crt_r", user_id: "usr_ada", published_at: clock.now });
  await bruno("POST", "/api/creations/crt_r/reports", { reason: "harassment" });
  await judge(olivia, hide);
  expect(await counts()).toEqual(RIGHT);
}
const judge = async (who: typeof ada, decision: object) => {
  const answer = await who("POST", "/api/moderation/cases/crt_r/decision", decision);
  expect(answer.status).toBe(200);
  await finish();
};

it("a report of a work counts neither way once the owner's appeal is granted", async () => {
  await hidden();
  await ada("POST", "/api/creations/crt_r/appeal", { text: "No" });
  await judge(mira, show);
  expect(await counts()).toEqual(REVERSED);
});

it("nor once the staff shows the work again", async () => {
  await hidden();
  const action = { action: "unhidden", reason: "A mistake" };
  expect((await chiyo("POST", "/api/creations/crt_r/actions", action)).status).toBe(200);
  expect(await counts()).toEqual(REVERSED);
});

it("a report of a profile counts neither way once the appeal is granted, and others still do", async () => {
  await bruno("POST", "/api/people/usr_ada/reports", { reason: "harassment", note: "" });
  const decideProfile = async (who: typeof ada, decision: object) => {
    const [{ version: looked }] = (await who("GET", "/api/moderation/people")).body.items;
    const path = "/api/moderation/people/usr_ada/decision";
    const answer = await who("POST", path, { ...decision, looked });
    expect(answer.status).toBe(200);
    await finishDecisions(server);
    clock.now = new Date(+clock.now + 60_000);
  };
  const takeDown = { verdict: "take_down", rule: "harassment", note: "" };
  await decideProfile(olivia, { of: "reports", ...takeDown });
  expect(await counts()).toEqual(RIGHT);
  const [{ id }] = (await ada("GET", "/api/me/profile-statements")).body.items;
  await ada("POST", `/api/me/profile-statements/${id}/appeal`, { text: "No" });
  await decideProfile(mira, { of: "appeal", verdict: "clear" });
  expect(await counts()).toEqual(REVERSED);
});
