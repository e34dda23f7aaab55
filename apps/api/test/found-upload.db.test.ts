import { insertFoundAbuse } from "@kinora/testing/moderation/insert-found-abuse";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { startWithBoard } from "./start-with-board.ts";

const started = await startWithBoard();
const { clock, database, server, ada, bruno, olivia, open, report, decide, hide } = started;
let _id = "";
const _found = { ...hide, rule: "child_abuse" };

beforeEach(async () => {
  _id = await started.beginAnew();
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
