import { recordEvent } from "@kinora/database/event/record-event";
import { createTestDatabase } from "@kinora/testing/database";
import { giveAll, hearAll } from "@kinora/testing/event/hear-all";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { askEvents } from "./ask-events.ts";

const { database } = await createTestDatabase();
await sql`delete from event_listener where name <> 'notification'`.execute(database);
const heard: string[] = [];
let broken = false;
const listener = {
  name: "notification",
  hears: ["story.failed"],
  async hear({ subjectId }: { subjectId: string }) {
    if (broken) throw new Error("broken");
    heard.push(subjectId);
  },
} as const;
const record = (subjectId: string) =>
  recordEvent(database)({
    type: "story.failed",
    subjectId,
    userId: "ada",
    payload: { jobId: "1" },
  });

test("says how far each has come, tries again what was given up, and gives everything anew", async () => {
  await record("a");
  await hearAll(database, listener);
  broken = true;
  await record("b");
  await giveAll(database, listener);
  await sql`update event_letter set dead_at = now()`.execute(database);
  expect(await askEvents(database, [])).toBe(
    "notification: 0.0 s behind, 0 to be tried again, 1 given up",
  );
  broken = false;
  expect(await askEvents(database, ["retry", "notification"])).toBe("1 event is tried again.");
  await expect.poll(() => askEvents(database, [])).toMatch(/, 1 to be tried again, 0 given up/);
  expect(await askEvents(database, ["replay", "notification"])).toMatch(/everything/);
  await hearAll(database, listener);
  expect(heard).toEqual(["a", "a", "b"]);
  expect(await askEvents(database, ["replay", "nobody"])).toBeNull();
  expect(await askEvents(database, ["forget", "notification"])).toBeNull();
});
