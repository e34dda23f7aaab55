import { readTransparency } from "@kinora/database/moderation/read-transparency";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { hearAll } from "@kinora/testing/event/hear-all";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithBoard } from "./start-with-board.ts";

const board = await startWithBoard();
const { beginAnew, server, clock, database, ada, bruno, mira, olivia, chiyo } = board;
let id = "";
beforeEach(async () => {
  id = await beginAnew();
});
const abuse = { verdict: "hide", rule: "child_abuse", note: "A child" };

const told = async (who: typeof ada) => {
  await hearAll(
    database,
    notificationListener(() => clock.now),
  );
  const { items } = (await who("GET", "/api/notifications")).body;
  return items
    .filter(({ code }: { code: string }) => code === "moderation.referral")
    .map(({ title, href }: { title: string; href: string }) => [title, href]);
};
const decide = async (who: typeof ada, path: string, decision: object) => {
  expect((await who("POST", `/api/moderation/${path}/decision`, decision)).status).toBe(200);
  await finishDecisions(server);
};
const decideBoard = async (who: typeof ada, decision: object) => {
  expect((await board.decide(who, decision)).status).toBe(200);
  await finishDecisions(server);
};
const TOLD = (noun: string) => [
  [`A moderator found child abuse in a ${noun}`, "/admin/moderation"],
];

it("tells the admins of a storyboard that a moderator refers, until one has decided", async () => {
  await board.report();
  await decideBoard(mira, abuse);
  for (const admin of [olivia, chiyo]) expect(await told(admin)).toEqual(TOLD("storyboard"));
  for (const other of [mira, ada, bruno]) expect(await told(other)).toEqual([]);
  const [found] = await board.list(olivia);
  expect(found?.reports.map(({ by, reason, referred }) => [by, reason, referred])).toEqual([
    ["bruno", "harassment", false],
    ["mira", "child_abuse", true],
  ]);
  await decideBoard(chiyo, abuse);
  expect(await told(olivia)).toEqual([]);
});

it("tells the admins of a work that a moderator refers, until one has decided", async () => {
  const order = { type: "text-to-image", prompt: "a fox" };
  const work = (await ada("POST", "/api/creations", order, `referred ${id}`)).body.id;
  await database
    .updateTable("creation")
    .set({ status: null, private: false, finished_at: clock.now })
    .where("id", "=", work)
    .execute();
  await bruno("POST", `/api/creations/${work}/reports`, { reason: "harassment" });
  await decide(mira, `cases/${work}`, abuse);
  expect(await told(chiyo)).toEqual(TOLD("picture"));
  const { items } = (await olivia("GET", "/api/moderation/cases")).body;
  expect(items[0].reports.map(({ referred }: { referred: boolean }) => referred)).toEqual([
    ...[false, true],
  ]);
  await decide(olivia, `cases/${work}`, { verdict: "show" });
  expect(await told(chiyo)).toEqual([]);
});

it("counts a referral as no report of its own", async () => {
  await board.report();
  await decideBoard(mira, abuse);
  await decideBoard(olivia, abuse);
  const [month] = await readTransparency(database, clock.now);
  expect(month?.reports).toMatchObject({ harassment: 1, child_abuse: 0 });
  expect(month).toMatchObject({ upheld: 1, dismissed: 0 });
});
