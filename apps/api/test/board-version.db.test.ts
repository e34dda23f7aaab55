import { addPicture } from "@kinora/testing/story/add-picture";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithBoard } from "./start-with-board.ts";

const board = await startWithBoard();
const { beginAnew, clock, database, server, ada, bruno, chiyo, mira, olivia } = board;
const { appeal, close, codeOf, decide, hide, list, lookAt, opens, report, share, show } = board;
type Person = typeof mira;
let id = "";

beforeEach(async () => {
  id = await beginAnew();
  await board.setRole("usr_chiyo", "user");
});

const edit = async (title: string) => {
  const { version, board } = (await ada("GET", `/api/stories/${id}`)).body;
  const saved = { version, board: { ...board, title } };
  expect((await ada("PUT", `/api/stories/${id}/board`, saved)).status).toBe(200);
};
const decideAbout = (looked: string, decision: object, who: Person = mira) =>
  who("POST", `/api/moderation/boards/${id}/decision`, { ...decision, looked });
const settle = async () => {
  await finishDecisions(server);
  clock.now = new Date(+clock.now + 60_000);
};

it.each([
  ["was edited", () => edit("Harmless")],
  [
    "has another picture",
    () => addPicture(database, { storyId: id, hash: "e1".repeat(32), at: clock.now }),
  ],
])("a decision about a board that %s since it was looked at is refused", async (_how, change) => {
  await report();
  const looked = await lookAt(mira, id);
  await change();
  expect(codeOf(await decideAbout(looked, show))).toBe("STORY_CHANGED");
  expect(codeOf(await decideAbout(looked, hide))).toBe("STORY_CHANGED");
  expect(await list()).toHaveLength(1);
  expect((await decide(mira, show)).status).toBe(200);
});

it("a link is closed for what was looked at, however often its owner edits the board", async () => {
  await report();
  const looked = await lookAt(mira, id);
  await edit("Harmless");
  expect((await decideAbout(looked, { ...hide, anyway: true })).status).toBe(200);
  await settle();
  expect(await opens()).toBe(404);
});

it("what is kept as child abuse is what was looked at, not what it was edited to meanwhile", async () => {
  await report();
  await edit("Cruel");
  const looked = await lookAt(olivia, id);
  await edit("Harmless");
  const found = { ...hide, rule: "child_abuse", anyway: true };
  expect((await decideAbout(looked, found, olivia)).status).toBe(200);
  await edit("Quite harmless");
  await settle();
  const { scripts } = (await olivia("POST", `/api/moderation/holds/${id}/look`)).body;
  const titles = scripts.map(({ text }: { text: string }) => text.split("\n")[0]);
  expect(titles).toContain("Cruel");
});

it("an appeal is answered about what was looked at as well", async () => {
  await appeal(await close(olivia));
  const looked = await lookAt(mira, id);
  await edit("Worse");
  expect(codeOf(await decideAbout(looked, show))).toBe("STORY_CHANGED");
  expect((await decide(mira, show)).status).toBe(200);
});

it("a member's severe report closes a cleared board again once it was edited", async () => {
  await report(mira);
  await decide(olivia, show);
  await settle();
  expect((await report(bruno, "promotes_terrorism")).status).toBe(201);
  expect(await opens()).toBe(200);
  await edit("Cruel");
  expect((await report(chiyo, "promotes_terrorism")).status).toBe(201);
  expect(await opens()).toBe(404);
});

it("a board edited and taken back is as it was cleared; what it became before that is final is not", async () => {
  await report(mira);
  await decide(olivia, show);
  await edit("Cruel");
  await settle();
  await edit(writtenBoard().title);
  await report(bruno, "promotes_terrorism");
  expect(await opens()).toBe(200);
  await edit("Cruel");
  await report(chiyo, "promotes_terrorism");
  expect(await opens()).toBe(404);
});

it("a board with another picture since it was cleared is closed again", async () => {
  await report(mira);
  await decide(olivia, show);
  await settle();
  await addPicture(database, { storyId: id, hash: "e2".repeat(32), at: clock.now });
  await report(bruno, "promotes_terrorism");
  expect(await opens()).toBe(404);
});

it("a granted appeal clears the board as it was then", async () => {
  await appeal(await close(olivia));
  await decide(mira, show);
  await settle();
  const { token } = (await share()).body;
  expect((await report(bruno, "promotes_terrorism", token)).status).toBe(201);
  expect(await opens(token)).toBe(200);
});
