import { sharedBoard, storyShare } from "@kinora/contracts/story/shared-board";
import { story } from "@kinora/contracts/story/story";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const shop = await startTestServer();
const [ada, bruno, nobody] = [shop.as("ada"), shop.as("bruno"), shop.as(null)];
let count = 0;
const open = async () => {
  const board = writtenBoard();
  const answer = await ada("POST", "/api/stories", { prompt: "", board }, `share ${count++}`);
  return story.parse(answer.body);
};
const share = async (id: string) =>
  storyShare.parse((await ada("POST", `/api/stories/${id}/share`)).body).token;

test("a board opens for whoever has its link, until it is closed", async () => {
  const { id, board } = await open();
  const token = await share(id);
  expect(await share(id)).toBe(token);
  expect((await ada("GET", `/api/stories/${id}`)).body.shareToken).toBe(token);
  const seen = sharedBoard.parse((await nobody("GET", `/api/boards/${token}`)).body);
  expect(seen.board).toEqual(board);
  expect(seen.author.handle).toBe("ada");
  expect(JSON.stringify(seen)).not.toContain(id);
  const page = await shop.server.inject(`/board/${token}`);
  expect(page.statusCode).toBe(200);
  expect(page.headers["x-robots-tag"]).toBe("noindex");

  await ada("DELETE", `/api/stories/${id}/share`);
  expect((await nobody("GET", `/api/boards/${token}`)).status).toBe(404);
  expect((await shop.server.inject(`/board/${token}`)).statusCode).toBe(404);
  expect(await share(id)).not.toBe(token);
});

test("a board is shared and closed by its owner alone", async () => {
  const { id } = await open();
  const token = await share(id);
  for (const method of ["POST", "DELETE"] as const) {
    expect((await bruno(method, `/api/stories/${id}/share`)).status).toBe(404);
    expect((await nobody(method, `/api/stories/${id}/share`)).status).toBe(401);
  }
  expect((await nobody("GET", `/api/boards/${token}`)).status).toBe(200);
  // The link opens the board to be seen, and no other door of the story.
  expect((await bruno("GET", `/api/stories/${id}`)).status).toBe(404);
});

test("a link that nobody made opens nothing", async () => {
  expect((await nobody("GET", `/api/boards/${"a".repeat(24)}`)).body.code).toBe("STORY_NOT_FOUND");
  expect((await nobody("GET", "/api/boards/short")).status).toBe(422);
});

test("what an account that was closed has shared is closed with it", async () => {
  const { id } = await open();
  const token = await share(id);
  const { people } = shop.parts;
  await people.setDisabled("usr_ada", shop.clock.now, shop.clock.now);
  expect((await nobody("GET", `/api/boards/${token}`)).status).toBe(404);
  expect((await shop.server.inject(`/board/${token}`)).statusCode).toBe(404);
  await people.setDisabled("usr_ada", null, shop.clock.now);
  expect((await nobody("GET", `/api/boards/${token}`)).status).toBe(200);
});
