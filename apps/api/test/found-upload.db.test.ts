import { isHeldFile } from "@kinora/database/takeout/held-files";
import { ownFiles } from "@kinora/database/takeout/own-files";
import { isWithheldSince } from "@kinora/database/takeout/withheld-works";
import { insertFoundAbuse } from "@kinora/testing/moderation/insert-found-abuse";
import { addPicture } from "@kinora/testing/story/add-picture";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithBoard } from "./start-with-board.ts";

const started = await startWithBoard();
const { clock, database, server, ada, bruno, olivia, open, report, decide, hide } = started;
let id = "";
const found = { ...hide, rule: "child_abuse" };

beforeEach(async () => {
  id = await started.beginAnew();
});

it("a failed work isn't tried again from an upload that was found meanwhile", async () => {
  const hash = "aa".repeat(32);
  await sql`insert into upload (id, user_id, kind, file_name, bytes, state, width, height, created_at, ended_at)
    values ('upl-a10', 'usr_ada', 'image', 'x.png', 3, 'ready', 720, 480, ${clock.now}, ${clock.now})`.execute(
    database,
  );
  await sql`insert into upload_media (upload_id, role, hash, mime_type, bytes, width, height)
    values ('upl-a10', 'main', ${hash}, 'image/webp', 3, 720, 480)`.execute(database);
  const form = { type: "photo-to-video", prompt: "my film", inputs: { initialImage: "upl-a10" } };
  const made = await ada("POST", "/api/creations", form, crypto.randomUUID());
  expect([made.status, made.body.code]).toEqual([202, undefined]);
  const work = made.body.id;
  await database
    .updateTable("creation")
    .set({ status: "failed", failure_class: "engine", finished_at: clock.now })
    .where("id", "=", work)
    .execute();
  await sql`update job set ended_at = ${clock.now}, outcome = 'failed' where subject_id = ${work}`
    .execute(database)
    .catch(async () => {
      await sql`delete from job where subject_id = ${work}`.execute(database);
    });
  await insertFoundAbuse(database, { hash, at: clock.now });
  const again = await ada("POST", "/api/creations", form, crypto.randomUUID());
  expect(again.body.code).toBe("UPLOAD_UNSAFE");
  const tried = await ada(
    "POST",
    `/api/creations/${work}/actions`,
    { action: "retry" },
    crypto.randomUUID(),
  );
  expect({ status: tried.status, code: tried.body.code }).toEqual({
    status: 422,
    code: "UPLOAD_UNSAFE",
  });
});

it("the archive holds no file that is closed to everyone", async () => {
  const hash = "ad".repeat(32);
  const upload = { id: `upl-${id}`.slice(0, 60), user_id: "usr_ada", file_name: "x.png" };
  await sql`insert into upload (id, user_id, kind, file_name, bytes, state, width, height, created_at, ended_at)
    values (${upload.id}, 'usr_ada', 'image', 'x.png', 3, 'ready', 720, 480, ${clock.now}, ${clock.now})`.execute(
    database,
  );
  await sql`insert into upload_media (upload_id, role, hash, mime_type, bytes)
    values (${upload.id}, 'main', ${hash}, 'image/webp', 3)`.execute(database);
  await insertFoundAbuse(database, { hash, at: clock.now });
  expect(await isHeldFile(database, hash)).toBe(true);
  const { items } = await ownFiles(database).files["upload files"]("usr_ada", null);
  expect(items.map((one) => one.hash)).not.toContain(hash);
});

it("the archive holds no picture of a found board by way of a copy of it", async () => {
  const hash = "ae".repeat(32);
  await addPicture(database, { storyId: id, hash, at: clock.now });
  const [copy] = await open();
  await addPicture(database, { storyId: copy, hash, at: clock.now });
  await report(bruno, "child_abuse");
  await decide(olivia, found);
  await finishDecisions(server);
  expect(await isHeldFile(database, hash)).toBe(true);
  const { items } = await ownFiles(database).files["story files"]("usr_ada", null);
  expect(items.map((one) => one.hash)).not.toContain(hash);
});

it("an archive made before a board of its owner was found is offered no more", async () => {
  const made = clock.now;
  clock.now = new Date(+made + 60_000);
  await report(bruno, "harassment");
  await decide(olivia, found);
  await finishDecisions(server);
  expect(await isWithheldSince(database, "usr_ada", made)).toBe(true);
  expect(await isWithheldSince(database, "usr_bruno", made)).toBe(false);
  expect(await isWithheldSince(database, "usr_ada", new Date(+clock.now + 60_000))).toBe(false);
});
