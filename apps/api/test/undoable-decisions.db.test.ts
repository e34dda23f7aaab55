import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithBoard } from "./start-with-board.ts";

const board = await startWithBoard();
const { beginAnew, bruno, clock, database, decide, hide, mira, olivia, report, server, show } =
  board;
let id = "";

beforeEach(async () => {
  await database.deleteFrom("creation").execute();
  id = await beginAnew();
});

const undoable = async (who: typeof mira) =>
  (await who("GET", "/api/moderation/decisions")).body.items;
const pass = (ms: number) => {
  clock.now = new Date(+clock.now + ms);
};

it("lists what one decided oneself, what was decided together as one, until it is final", async () => {
  const works = ["crt_1", "crt_2"];
  for (const work of works) {
    await insertCreation(database, { id: work, user_id: "usr_ada", published_at: clock.now });
    await bruno("POST", `/api/creations/${work}/reports`, { reason: "harassment" });
  }
  await report();
  expect(await undoable(mira)).toEqual([]);
  const alike = { ids: works, decision: hide };
  expect((await mira("POST", "/api/moderation/decisions", alike)).body.failed).toEqual([]);
  pass(10_000);
  await decide(mira, { ...hide, rule: "child_abuse" });
  expect(await undoable(mira)).toMatchObject([
    { noun: "work", ids: works, verdict: "hide", referred: false, freed: false, left: 20_000 },
    { noun: "board", ids: [id], verdict: "hide", referred: true, freed: false, left: 30_000 },
  ]);
  expect(await undoable(olivia)).toEqual([]);
  await board.undo(mira);
  pass(20_000);
  expect(await undoable(mira)).toEqual([]);
  await finishDecisions(server);
  expect(await undoable(mira)).toEqual([]);
});

it("says whether sharing is allowed again", async () => {
  await report();
  await decide(mira, show);
  expect(await undoable(mira)).toMatchObject([{ verdict: "show", freed: false }]);
  await board.undo(mira);
  await report(olivia, "promotes_terrorism");
  await decide(mira, show);
  expect(await undoable(mira)).toMatchObject([{ verdict: "show", freed: true }]);
});
