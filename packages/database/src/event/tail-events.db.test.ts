import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "../client.ts";
import { recordEvent } from "./record-event.ts";
import { openEventTail } from "./tail-events.ts";

const { database } = await createTestDatabase(24);

const record = (subjectId: string, userId: string, executor: Database = database) =>
  recordEvent(executor)({ type: "story.failed", subjectId, userId, payload: { jobId: "1" } });

/** Opens a transaction that stays open until the returned function is called. */
async function longTransaction() {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const over = database.transaction().execute(async (transaction) => {
    await record("long", "ada", transaction);
    begun.resolve();
    await gate.promise;
  });
  await begun.promise;
  return async () => {
    gate.resolve();
    await over;
  };
}

it("reads the events of the given users once each, whenever their transactions end", async () => {
  const [WRITERS, EACH] = [16, 30];
  const readNew = await openEventTail(database);
  const read: string[] = [];
  const readAll = async () => {
    for (const { subjectId } of await readNew(["ada", "ben"])) read.push(subjectId);
  };
  let writing = true;
  const reading = (async () => {
    while (writing) await readAll();
  })();
  const end = await longTransaction();
  onTestFinished(end);
  const write = async (writer: number) => {
    for (let at = 0; at < EACH; at += 1)
      await database.transaction().execute(async (transaction) => {
        await record(`${writer} ${at}`, ["ada", "ben", "eve"][at % 3] ?? "", transaction);
        await sql`select pg_sleep(random() * 0.02)`.execute(transaction);
      });
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  writing = false;
  await reading;
  await readAll();
  // The long transaction delays nothing.
  expect(read).toHaveLength((WRITERS * EACH * 2) / 3);
  await end();
  await readAll();
  await readAll();
  expect(read).toHaveLength((WRITERS * EACH * 2) / 3 + 1);
  expect(new Set(read).size).toBe(read.length);
  expect(read.at(-1)).toBe("long");
});

it("misses no event of a user added while it reads", async () => {
  // Separate users, because a tail begins at the oldest transaction of the whole server.
  const readNew = await openEventTail(database);
  const read = async (people: string[]) =>
    (await readNew(people)).map(({ subjectId }) => subjectId);
  await record("hers", "fay");
  // The user was added after this call's list was fixed.
  expect(await read(["gil"])).toEqual([]);
  expect(await read(["gil", "fay"])).toEqual(["hers"]);
  expect(await read(["gil", "fay"])).toEqual([]);
  await record("again", "fay");
  expect(await read(["gil", "fay"])).toEqual(["again"]);
  expect(await read(["gil", "fay"])).toEqual([]);
});
