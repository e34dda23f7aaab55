import { visibleInFeed } from "@kinora/database/feed/visible-in-feed";
import { isFoundFile, isHeldFile } from "@kinora/database/takeout/held-files";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { addPicture } from "@kinora/testing/story/add-picture";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithBoard } from "./start-with-board.ts";

const started = await startWithBoard();
const { clock, database, server, ada, bruno, olivia, open, opens, report, decide, hide } = started;
const { codeOf, beginAnew } = started;
let id = "";
const found = { ...hide, rule: "child_abuse" };
const later = (ms = 60_000) => {
  clock.now = new Date(+clock.now + ms);
};
const render = (about = id) =>
  ada("POST", `/api/stories/${about}/render`, { version: 1, gems: 100 }, crypto.randomUUID());

beforeEach(async () => {
  id = await beginAnew();
});

it("a film made from a board before it was found opens to nobody", async () => {
  const hash = "a4".repeat(32);
  const film = (await render()).body.render.creationId;
  await database
    .updateTable("creation")
    .set({ status: null, in_feed: true, published_at: clock.now, finished_at: clock.now })
    .where("id", "=", film)
    .execute();
  const media = { creation_id: film, label: "", bytes: 3 };
  await database
    .insertInto("creation_media")
    .values([
      { ...media, role: "main", mime_type: "video/mp4", hash },
      { ...media, role: "poster", mime_type: "image/webp", hash: "b4".repeat(32) },
    ])
    .execute();
  expect((await bruno("GET", `/api/creations/${film}`)).status).toBe(200);
  await report(bruno, "child_abuse");
  await decide(olivia, found);
  await finishDecisions(server);
  later();
  const member = await bruno("GET", `/api/creations/${film}`);
  const held = [await isHeldFile(database, hash), await isHeldFile(database, "b4".repeat(32))];
  expect({ held, member: member.status, prompt: member.body.prompt }).toEqual({
    held: [true, true],
    member: 404,
    prompt: undefined,
  });
  const visible = () => database.selectFrom("creation").select("id").where(visibleInFeed).execute();
  expect(await visible()).toEqual([]);
  // Not even once the board is gone.
  later(91 * 86_400_000);
  expect((await ada("DELETE", `/api/stories/${id}`)).status).toBe(200);
  expect((await bruno("GET", `/api/creations/${film}`)).status).toBe(404);
  expect([await visible(), await isHeldFile(database, hash)]).toEqual([[], true]);
});

it("a copy of a board that was found is made into nothing either", async () => {
  const hash = "a3".repeat(32);
  await addPicture(database, { storyId: id, hash, at: clock.now });
  await report(bruno, "child_abuse");
  await decide(olivia, found);
  await finishDecisions(server);
  later();
  expect(codeOf(await render())).toBe("STORY_WITHHELD");
  const [copy, link] = await open();
  // The same board makes the same picture.
  await addPicture(database, { storyId: copy, hash, at: clock.now });
  expect(await isHeldFile(database, hash)).toBe(true);
  expect({ link: await opens(link), render: codeOf(await render(copy)) }).toEqual({
    link: 404,
    render: "STORY_WITHHELD",
  });
});

it("pictures of a found board stay closed when another account takes the same board or picture afterwards", async () => {
  const hash = "af".repeat(32);
  await addPicture(database, { storyId: id, hash, at: clock.now });
  await report(bruno, "child_abuse");
  await decide(olivia, found);
  await finishDecisions(server);
  later();
  expect(await isHeldFile(database, hash)).toBe(true);
  await sql`insert into upload (id, user_id, kind, file_name, bytes, state, width, height, created_at, ended_at)
    values ('upl-a19', 'usr_bruno', 'image', 'x.png', 3, 'ready', 720, 480, ${clock.now}, ${clock.now})`.execute(
    database,
  );
  await sql`insert into upload_media (upload_id, role, hash, mime_type, bytes, width, height)
    values ('upl-a19', 'main', ${hash}, 'image/webp', 3, 720, 480)`.execute(database);
  const form = { type: "photo-to-video", prompt: "my film", inputs: { initialImage: "upl-a19" } };
  const made = await bruno("POST", "/api/creations", form, crypto.randomUUID());
  const avatar = await bruno("PUT", "/api/me/avatar", { uploadId: "upl-a19" });
  const seen = {
    held: await isHeldFile(database, hash),
    known: await isFoundFile(database, hash),
    order: made.body.code,
    avatar: avatar.body.code,
  };
  await sql`delete from upload where id = 'upl-a19'`.execute(database);
  expect(seen).toEqual({ held: true, known: true, order: "UPLOAD_UNSAFE", avatar: "AVATAR_UNFIT" });
});

it("pictures of a found board stay closed once its owner has deleted it and the hold is over", async () => {
  const hash = "a5".repeat(32);
  await addPicture(database, { storyId: id, hash, at: clock.now });
  await insertCreation(database, { id: "poster-work", user_id: "usr_ada" });
  await database
    .insertInto("creation_media")
    .values({
      creation_id: "poster-work",
      role: "main",
      label: "",
      mime_type: "image/webp",
      bytes: 3,
      hash,
    })
    .execute();
  await report(bruno, "child_abuse");
  await decide(olivia, found);
  await finishDecisions(server);
  expect(await isHeldFile(database, hash)).toBe(true);
  later(91 * 86_400_000);
  expect(await isHeldFile(database, hash)).toBe(true);
  expect((await ada("DELETE", `/api/stories/${id}`)).status).toBe(200);
  expect(await isHeldFile(database, hash)).toBe(true);
});

it("an admin sees the pictures that were reported, however many the owner makes afterwards", async () => {
  const add = async (content: string) => {
    const { hash } = await server.parts.files.keep(Buffer.from(content));
    later(1_000);
    await sql`insert into story_piece (story_id, key, kind, facts, created_at)
      values (${id}, ${hash}, 'picture', '{}', ${clock.now})`.execute(database);
    await sql`insert into story_piece_file (story_id, key, place, role, name, hash, mime_type, bytes)
      values (${id}, ${hash}, 0, 'main', 'a', ${hash}, 'image/webp', 3)`.execute(database);
  };
  await add("the reported one");
  await report(bruno, "child_abuse");
  for (let number = 0; number < 24; number += 1) await add(`harmless ${number}`);
  const { body } = await olivia("POST", `/api/moderation/holds/${id}/look`);
  expect(body.pictures).toContain(
    `data:image/webp;base64,${Buffer.from("the reported one").toString("base64")}`,
  );
});
