import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { drawWorks } from "./draw-works.ts";

const { database } = await createTestDatabase();
/** Works, newer than any other, that five people have reviewed. */
const DONE = 100_000;

it("attack: a draw does not look through all works that were reviewed enough", async () => {
  for (const id of ["ada", "bruno", "rev1", "rev2", "rev3", "rev4", "rev5"])
    await insertPerson(database, id);
  await sql`
    insert into creation (id, user_id, kind, type, prompt, model, style, aspect_ratio, width, height,
      recipe, price_version, in_feed, created_at, published_at)
    select 'w' || n, 'bruno', 'image', 'text-to-image', 'a fox', 'flux 1.1 pro', 'photorealistic',
      '16:9', 1280, 720, '{"type":"text-to-image"}', 1, true, at, at
      from (select n, timestamptz '2026-06-01' - n * interval '1 minute' as at
              from generate_series(1, ${DONE + 10}) n) made`.execute(database);
  await sql`
    insert into job (id, kind, noun, subject_id, gems, user_id, background, turn, queued_at, ended_at, outcome)
    select md5(id)::uuid, 'creation.make', 'creation', id, 0, 'bruno', false, 0, created_at, created_at,
      'delivered' from creation`.execute(database);
  await sql`
    insert into creation_scan (job_id, creation_id, verdict, scores, scanned_at)
    select md5(id)::uuid, id, 'clean',
      '[{"drawing":0.5,"hentai":0,"neutral":0.5,"porn":0,"sexy":0}]', created_at from creation`.execute(
    database,
  );
  await sql`
    insert into review (id, reviewer_id, creation_id, drawn_at, answered_at, match, clean, show)
    select id || ' ' || r, 'rev' || r, id, created_at, created_at, 'yes', 'yes', 'no'
      from creation, generate_series(1, 5) r
     where substr(id, 2)::int <= ${DONE}`.execute(database);
  await sql`analyze`.execute(database);
  const began = performance.now();
  await drawWorks(database, "ada", ["d1", "d2"], new Date("2026-12-01"));
  const took = performance.now() - began;
  expect(took).toBeLessThan(300);
}, 120_000);
