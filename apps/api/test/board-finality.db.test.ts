import { isHeldFile } from "@kinora/database/takeout/held-files";
import { addPicture } from "@kinora/testing/story/add-picture";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithBoard } from "./start-with-board.ts";

const board = await startWithBoard();
const { beginAnew, clock, database, server, ada, mira, olivia } = board;
const { appeal, close, codeOf, decide, hide, report, statements } = board;
let id = "";
const found = { ...hide, rule: "child_abuse" };
/** Makes what was decided final. */
const finish = async () => {
  await finishDecisions(server);
  clock.now = new Date(+clock.now + 60_000);
};
const render = () =>
  ada("POST", `/api/stories/${id}/render`, { version: 1, gems: 100 }, crypto.randomUUID());
const retitle = async (title: string) => {
  const { version, board } = (await ada("GET", `/api/stories/${id}`)).body;
  const edit = { version, board: { ...board, title } };
  expect((await ada("PUT", `/api/stories/${id}/board`, edit)).status).toBe(200);
};

beforeEach(async () => {
  id = await beginAnew();
});

it("finds child abuse in answer to an appeal, as in answer to a report", async () => {
  const hash = "a1".repeat(32);
  await addPicture(database, { storyId: id, hash, at: clock.now });
  expect((await appeal(await close(mira))).status).toBe(201);
  clock.now = new Date(+clock.now + 60_000);
  expect((await decide(olivia, found)).status).toBe(200);
  await finish();
  expect(await isHeldFile(database, hash)).toBe(true);
  expect(codeOf(await render())).toBe("STORY_WITHHELD");
  expect((await olivia("GET", "/api/moderation/holds")).body.items).toHaveLength(1);
  const said = (await statements()).map((one: { rule: string; appeal: string }) => [
    ...[one.rule, one.appeal],
  ]);
  expect(said).toEqual([
    ["child_abuse", null],
    ["harassment", "denied"],
  ]);
  await ada("DELETE", `/api/stories/${id}`);
  expect(await database.selectFrom("story").select("id").execute()).toEqual([{ id }]);
});

it.each([
  ["finds", olivia],
  ["refers", mira],
] as const)(
  "keeps what somebody %s as child abuse, not what it is edited to",
  async (_how, who) => {
    await report();
    expect((await decide(who, found)).status).toBe(200);
    await retitle("Harmless");
    const scripts = async () =>
      JSON.stringify((await olivia("POST", `/api/moderation/holds/${id}/look`)).body.scripts);
    expect(await scripts()).toContain(writtenBoard().title);
    await finish();
    expect(await scripts()).toContain(writtenBoard().title);
  },
);
