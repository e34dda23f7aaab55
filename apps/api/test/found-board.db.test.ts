import { isFoundFile, isHeldFile } from "@kinora/database/moderation/held-files";
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
