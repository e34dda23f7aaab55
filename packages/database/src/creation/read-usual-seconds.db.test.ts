import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { seedDemoPeople } from "../account/seed-demo-people.ts";
import { readUsualSeconds } from "./read-usual-seconds.ts";

const { database } = await createTestDatabase();
await seedDemoPeople(database);
const since = new Date("2026-11-20T00:00:00Z");
const hour = 3_600_000;

async function finish(
  model: string,
  seconds: number,
  { ended = since.getTime() + hour, outcome = "delivered" } = {},
): Promise<void> {
  const id = newId();
  const at = new Date(ended);
  await database
    .insertInto("creation")
    .values({
      ...{ id, user_id: "usr_ada", kind: "image", type: "text-to-image", prompt: "a fox", model },
      ...{ style: "photorealistic", aspect_ratio: "1:1", width: 1, height: 1, price_version: 1 },
      ...{ recipe: JSON.stringify({ model }), created_at: at },
    })
    .execute();
  await sql`
    insert into job (id, kind, noun, subject_id, lane, size, user_id, background, gems, turn, queued_at,
                     started_at, ended_at, outcome)
    values (${newId()}, 'creation.make', 'creation', ${id}, 'render', 'small', 'usr_ada', false, 0, 0,
            ${at}, ${new Date(ended - seconds * 1_000)}, ${at}, ${outcome})`.execute(database);
}

test("returns the median of recent deliveries, excluding old, failed and rare ones", async () => {
  for (const seconds of [3, 5, 40]) await finish("painter", seconds);
  await finish("painter", 900, { ended: since.getTime() - hour });
  await finish("painter", 900, { outcome: "failed" });
  for (const seconds of [2, 2]) await finish("seldom", seconds);
  expect(await readUsualSeconds(database, since)).toEqual([
    { model: "painter", kind: "image", seconds: 5 },
  ]);
});
