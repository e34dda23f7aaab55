import { findUnreferenced } from "@kinora/database/creation/media-references";
import { findDeletedBoards, forgetOldSteps } from "@kinora/database/story/story-upkeep";
import { ownFiles } from "@kinora/database/takeout/own-files";
import { ownWorks } from "@kinora/database/takeout/own-works";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { lookAt } from "./start-with-board.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { as, clock, database, parts, people, beginAnew } = server;
const { ada, bruno, mira, olivia, chiyo } = people;
type Person = typeof ada;
const DAY = 24 * 60 * 60_000;
let [id, token, hash, made] = ["", "", "", 0];

beforeEach(async () => {
  await beginAnew();
  for (const table of ["story_report", "story_decision", "story"] as const)
    await database.deleteFrom(table).execute();
  await database
    .updateTable("app_user")
    .set({ created_at: new Date(+clock.now - 100 * DAY) })
    .execute();
  [id, token] = await open();
});

/** Shares a storyboard of ada's that has a picture. */
async function open(): Promise<[string, string]> {
  const asked = { prompt: "", board: writtenBoard() };
  const story = (await ada("POST", "/api/stories", asked, `held ${made++}`)).body.id;
  ({ hash } = await parts.files.keep(Buffer.from(`picture ${story}`)));
  await sql`insert into story_piece (story_id, key, kind, facts, created_at)
    values (${story}, ${hash}, 'picture', '{}', ${clock.now})`.execute(database);
  await sql`insert into story_piece_file (story_id, key, place, role, name, hash, mime_type, bytes)
    values (${story}, ${hash}, 0, 'main', 'a', ${hash}, 'image/webp', 3)`.execute(database);
  return [story, (await ada("POST", `/api/stories/${story}/share`)).body.token];
}
const report = (reason = "child_abuse", link = token) =>
  bruno("POST", `/api/boards/${link}/reports`, { reason, note: "A child" });
const decide = async (who: Person, decision: object) =>
  who("POST", `/api/moderation/boards/${id}/decision`, {
    ...decision,
    looked: await lookAt(who, id),
  });
const found = { verdict: "hide", rule: "child_abuse", note: "A child" };
const remove = async () => (await ada("DELETE", `/api/stories/${id}`)).status;
const isKept = async () =>
  (await database.selectFrom("story").select("id").where("id", "=", id).execute()).length === 1;
const deleted = (days = 0) =>
  findDeletedBoards(database, new Date(+clock.now + days * DAY), { after: "", limit: 10 });
const served = async () =>
  (await ada("GET", parts.address.signed(hash, "image/webp", clock.now))).status;
const codeOf = ({ body }: { body: { code: string } }) => body.code;
const retitle = async (title: string) => {
  const { version, board } = (await ada("GET", `/api/stories/${id}`)).body;
  return ada("PUT", `/api/stories/${id}/board`, { version, board: { ...board, title } });
};

it("is gone for its owner and everyone with the link, and kept with its files", async () => {
  await report();
  expect(await served()).toBe(200);
  expect([await remove(), await isKept()]).toEqual([200, true]);
  for (const [method, path] of [
    ...([
      ["GET", ""],
      ["DELETE", ""],
      ["POST", "/share"],
    ] as const),
  ])
    expect(codeOf(await ada(method, `/api/stories/${id}${path}`))).toBe("STORY_NOT_FOUND");
  expect((await ada("GET", "/api/stories")).body.items).toEqual([]);
  expect((await as(null)("GET", `/api/boards/${token}`)).status).toBe(404);
  expect((await ownWorks(database).stories("usr_ada", null)).items).toEqual([]);
  expect((await ownFiles(database).files["story files"]("usr_ada", null)).items).toEqual([]);
  expect(await ownFiles(database).expectedBytes("usr_ada")).toBe(0);
  expect([await findUnreferenced(database, [hash]), await served()]).toEqual([[], 404]);
  expect([await deleted(), await deleted(89), await deleted(91)]).toEqual([[], [], [id]]);
});

it("stays a case for the admins, who end the hold by dismissing its reports", async () => {
  await report();
  await remove();
  expect((await chiyo("GET", `/api/moderation/boards/${id}`)).status).toBe(200);
  expect((await decide(chiyo, { verdict: "show" })).status).toBe(200);
  expect(await deleted()).toEqual([]);
  await finishDecisions(server);
  expect(await deleted()).toEqual([id]);
});

it("holds nothing that was reported otherwise, or whose reports were dismissed", async () => {
  await report("harassment");
  expect([await remove(), await isKept()]).toEqual([200, false]);
  [id, token] = await open();
  await report();
  await decide(olivia, { verdict: "show" });
  await finishDecisions(server);
  expect([await remove(), await isKept()]).toEqual([200, false]);
});

it("holds what is found, from the decision on, until an appeal is granted", async () => {
  await report("harassment");
  await decide(olivia, found);
  expect([await remove(), await isKept()]).toEqual([200, true]);
  await finishDecisions(server);
  expect([await deleted(), await deleted(91)]).toEqual([[], [id]]);
  expect(await served()).toBe(404);
  const [statement] = (await ada("GET", "/api/me/board-statements")).body.items;
  expect(statement).toMatchObject({ rule: "child_abuse", title: null, mayAppeal: false });
  const granted = { appeal_granted: true, appeal_decided_at: clock.now };
  await database.updateTable("story_decision").set(granted).execute();
  expect(await deleted()).toEqual([id]);
});

it("opens no file of what is found, also when somebody else has it too", async () => {
  await report();
  await decide(olivia, found);
  expect(await served()).toBe(200);
  await finishDecisions(server);
  expect(await served()).toBe(404);
  await sql`insert into story (id, user_id, prompt, created_at, updated_at)
    values ('bruno', 'usr_bruno', '', ${clock.now}, ${clock.now})`.execute(database);
  await sql`insert into story_piece (story_id, key, kind, facts, created_at)
    values ('bruno', ${hash}, 'picture', '{}', ${clock.now})`.execute(database);
  await sql`insert into story_piece_file (story_id, key, place, role, name, hash, mime_type, bytes)
    values ('bruno', ${hash}, 0, 'main', 'a', ${hash}, 'image/webp', 3)`.execute(database);
  expect(await served()).toBe(404);
});

it("holds what a moderator refers, also while that can be undone", async () => {
  await report("harassment");
  await decide(mira, found);
  await remove();
  expect(await isKept()).toBe(true);
  await finishDecisions(server);
  expect([await deleted(), await deleted(91)]).toEqual([[], [id]]);
});

it("of a report and a deletion at the same time leaves no report of a removed board", async () => {
  const [reported] = await Promise.all([report(), remove()]);
  expect(await isKept()).toBe(reported.status === 201);
});

it("keeps what was reported although its owner edits it, and its steps", async () => {
  await report();
  for (let other = 0; other < 3; other += 1) await open();
  expect((await retitle("Harmless")).status).toBe(200);
  const { board } = await database
    .selectFrom("story_report")
    .select("board")
    .executeTakeFirstOrThrow();
  expect(board).toMatchObject({ title: writtenBoard().title });
  const steps = async () => {
    const rows = database.selectFrom("story_revision").select("position");
    return (await rows.where("story_id", "=", id).execute()).length;
  };
  await forgetOldSteps(database, 0, clock.now);
  expect(await steps()).toBe(2);
  await forgetOldSteps(database, 0, new Date(+clock.now + 91 * DAY));
  expect(await steps()).toBe(1);
});

it("is shown under legal holds, to admins only, also once its owner has edited and deleted it", async () => {
  await report();
  clock.now = new Date(+clock.now + 60_000);
  await retitle("Harmless");
  await remove();
  const look = (who: Person, about = id) => who("POST", `/api/moderation/holds/${about}/look`);
  expect(codeOf(await look(mira))).toBe("ROLE_MISSING");
  const list = async () => (await olivia("GET", "/api/moderation/holds")).body.items;
  const listed = { of: "board", id, title: "Harmless", withheld: true, decidedAt: null };
  expect(await list()).toMatchObject([{ ...listed, filed: false }]);
  const { body } = await look(olivia);
  await look(olivia);
  const bytes = Buffer.from(`picture ${id}`).toString("base64");
  expect(body).toMatchObject({
    ...listed,
    account: { id: "usr_ada", handle: "ada" },
    reports: [{ reason: "child_abuse", note: "A child", referred: false }],
    files: [{ role: "main", sha256: hash, mimeType: "image/webp" }],
    pictures: [`data:image/webp;base64,${bytes}`],
    scripts: [
      { text: expect.stringContaining(writtenBoard().title) },
      { text: expect.stringContaining("Harmless") },
    ],
  });
  for (const { narration } of writtenBoard().scenes)
    expect(body.scripts[0].text).toContain(narration);
  const filing = { authority: "NCMEC", reference: "CT 1" };
  const filed = await olivia("POST", `/api/moderation/holds/${id}/filings`, filing);
  expect(filed.body.filings).toMatchObject([{ by: "olivia", ...filing }]);
  expect(await list()).toMatchObject([{ id, filed: true }]);
  const lines = (await olivia("GET", `/api/admin/audit?subject=${id}`)).body.items;
  expect(lines.map(({ action }: { action: string }) => action)).toEqual([
    ...["hold.filed", "hold.looked-at"],
  ]);
  const [other] = await open();
  expect(codeOf(await look(olivia, other))).toBe("CREATION_NOT_FOUND");
});
