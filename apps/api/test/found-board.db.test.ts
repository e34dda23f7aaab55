import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { startWithBoard } from "./start-with-board.ts";

const started = await startWithBoard();
const { clock, database, server, ada, bruno, olivia, open, opens, report, decide, hide } = started;
const { codeOf, beginAnew } = started;
let id = "";
const _found = { ...hide, rule: "child_abuse" };
const later = (ms = 60_000) => {
  clock.now = new Date(+clock.now + ms);
};
const _render = (about = id) =>
  ada("POST", `/api/stories/${about}/render`, { version: 1, gems: 100 }, crypto.randomUUID());

beforeEach(async () => {
  id = await beginAnew();
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
