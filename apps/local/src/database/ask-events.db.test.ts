import { createTestDatabase } from "@kinora/testing/database";
import { giveAll, hearAll } from "@kinora/testing/event/hear-all";
import { oneListener } from "@kinora/testing/event/one-listener";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { askEvents } from "./ask-events.ts";

const { database } = await createTestDatabase();
const { heard, listener, record } = await oneListener(database);

test("reports each listener's lag, retries dead events and replays all events", async () => {
  await record("a");
  await hearAll(database, listener);
  await record("b");
  const broken = { ...listener, hear: () => Promise.reject(new Error("broken")) };
  await giveAll(database, broken);
  await sql`update event_letter set dead_at = now()`.execute(database);
  expect(await askEvents(database, [])).toBe(
    "notification: 0.0 s behind, 0 to be tried again, 1 given up",
  );
  expect(await askEvents(database, ["retry", "notification"])).toBe("1 event is tried again.");
  await expect.poll(() => askEvents(database, [])).toMatch(/, 1 to be tried again, 0 given up/);
  expect(await askEvents(database, ["replay", "notification"])).toMatch(/everything/);
  await hearAll(database, listener);
  expect(heard).toEqual(["a", "a", "b"]);
  expect(await askEvents(database, ["replay", "nobody"])).toBeNull();
  expect(await askEvents(database, ["forget", "notification"])).toBeNull();
});
