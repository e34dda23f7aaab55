import { sharedBoard, storyShare } from "@kinora/contracts/story/shared-board";
import { story } from "@kinora/contracts/story/story";
import { isHeldFile, postgresClosedFiles } from "@kinora/database/takeout/held-files";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { insertFoundAbuse } from "@kinora/testing/moderation/insert-found-abuse";
import { addPicture } from "@kinora/testing/story/add-picture";
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

test("a board opens to anyone with its link, until it is unshared", async () => {
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

test("only the owner can share and unshare a board", async () => {
  const { id } = await open();
  const token = await share(id);
  for (const method of ["POST", "DELETE"] as const) {
    expect((await bruno(method, `/api/stories/${id}/share`)).status).toBe(404);
    expect((await nobody(method, `/api/stories/${id}/share`)).status).toBe(401);
  }
  expect((await nobody("GET", `/api/boards/${token}`)).status).toBe(200);
  // The link opens the board for reading, and no other route of the story.
  expect((await bruno("GET", `/api/stories/${id}`)).status).toBe(404);
});

test("an unknown link opens nothing", async () => {
  expect((await nobody("GET", `/api/boards/${"a".repeat(24)}`)).body.code).toBe("STORY_NOT_FOUND");
  expect((await nobody("GET", "/api/boards/short")).status).toBe(422);
});

test("boards shared by an account close when the account is disabled", async () => {
  const { id } = await open();
  const token = await share(id);
  const { people } = shop.parts;
  await people.setDisabled("usr_ada", shop.clock.now, shop.clock.now);
  expect((await nobody("GET", `/api/boards/${token}`)).status).toBe(404);
  expect((await shop.server.inject(`/board/${token}`)).statusCode).toBe(404);
  await people.setDisabled("usr_ada", null, shop.clock.now);
  expect((await nobody("GET", `/api/boards/${token}`)).status).toBe(200);
});

test("the board of a withheld film opens to nobody, even when it is rendered again", async () => {
  const { id } = await open();
  const token = await share(id);
  const { database } = shop;
  const hash = "ab".repeat(32);
  await addPicture(shop.database, { storyId: id, hash, at: shop.clock.now });
  const recipe = JSON.stringify({ story: { storyId: id } });
  const film = { user_id: "usr_ada", kind: "story", recipe, published_at: shop.clock.now };
  await insertCreation(database, { ...film, id: "first-film" });
  await insertCreation(database, { ...film, id: "last-film" });
  await database
    .updateTable("story")
    .set({ render_creation_id: "last-film" })
    .where("id", "=", id)
    .execute();
  const decide = (action: string) =>
    database
      .insertInto("creation_event")
      .values({
        ...{ creation_id: "first-film", actor_id: "usr_olivia", role: "owner", action },
        ...{ rule: "child_abuse", before: "{}", after: "{}", at: shop.clock.now },
      })
      .execute();
  const opens = async () => [
    (await nobody("GET", `/api/boards/${token}`)).status,
    (await shop.server.inject(`/board/${token}`)).statusCode,
    await isHeldFile(database, hash),
  ];
  expect(await opens()).toEqual([200, 200, false]);
  await decide("hide");
  expect(await opens()).toEqual([404, 404, true]);
  const version = { version: 1, gems: 100 };
  const refused = { status: 403, body: { code: "STORY_WITHHELD" } };
  expect(await ada("POST", `/api/stories/${id}/share`)).toMatchObject(refused);
  expect(await ada("POST", `/api/stories/${id}/render`, version, "again")).toMatchObject(refused);
  const update = { ...version, kind: "update" };
  expect(await ada("POST", `/api/stories/${id}/work`, update, "more")).toMatchObject(refused);
  await decide("unhidden");
  expect(await opens()).toEqual([200, 200, false]);
  await decide("hide");
  // Its film is purged after the legal hold; what it was made of is known no longer.
  await postgresClosedFiles(database).closeFilesOf("first-film", shop.clock.now);
  const purged = { recipe: "{}", prompt: "", status: "deleted", deleted_at: shop.clock.now };
  await database
    .updateTable("creation")
    .set({ ...purged, purged_at: shop.clock.now, in_feed: false })
    .where("id", "=", "first-film")
    .execute();
  expect(await opens()).toEqual([404, 404, true]);
});

test("a board with a picture that was found to be child abuse elsewhere is made into nothing", async () => {
  const { id } = await open();
  const hash = "ef".repeat(32);
  await addPicture(shop.database, { storyId: id, hash, at: shop.clock.now });
  const render = () =>
    ada("POST", `/api/stories/${id}/render`, { version: 1, gems: 100 }, crypto.randomUUID());
  expect((await render()).body.code).not.toBe("STORY_WITHHELD");
  await insertFoundAbuse(shop.database, { hash, at: shop.clock.now });
  expect((await render()).body.code).toBe("STORY_WITHHELD");
});

test("a board is closed while the staff hides a film of it, for whatever reason", async () => {
  const { id } = await open();
  const token = await share(id);
  const { database } = shop;
  const recipe = JSON.stringify({ story: { storyId: id } });
  await insertCreation(database, {
    ...{ id: "hidden-film", user_id: "usr_ada", kind: "story", recipe },
    published_at: shop.clock.now,
  });
  const hide = (hidden: boolean) =>
    database
      .updateTable("creation")
      .set({ moderator_hidden: hidden })
      .where("id", "=", "hidden-film")
      .execute();
  const opens = async () => [
    (await nobody("GET", `/api/boards/${token}`)).status,
    (await shop.server.inject(`/board/${token}`)).statusCode,
  ];
  expect(await opens()).toEqual([200, 200]);
  await hide(true);
  expect(await opens()).toEqual([404, 404]);
  await hide(false);
  expect(await opens()).toEqual([200, 200]);
});
