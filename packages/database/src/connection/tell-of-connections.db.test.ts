import { tellOfConnections } from "@kinora/domain/connection/tell-of-connections";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { hearAll } from "@kinora/testing/event/hear-all";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { recordEvent } from "../event/record-event.ts";
import { notificationListener } from "../notification/notification-listener.ts";
import { postgresNotificationStore } from "../notification/postgres-notification-store.ts";
import { postgresConnections } from "./postgres-connections.ts";

const { database } = await createTestDatabase();
const connections = postgresConnections(database);
await insertPerson(database, "usr_ada");
const HOUR = 3_600_000;
const START = Date.parse("2026-11-20T12:00:00Z");
const at = (hours: number) => new Date(START + hours * HOUR);

beforeEach(async () => {
  await sql`truncate platform_connection`.execute(database);
  await sql`delete from notification`.execute(database);
});

const run = (hours: number) =>
  tellOfConnections(
    {
      connections,
      transact: (work) =>
        database.transaction().execute((own) =>
          work({
            connections: postgresConnections(own),
            notifications: postgresNotificationStore(own),
            record: recordEvent(own),
          }),
        ),
    },
    at(hours),
  );

/** What the person sees, the newest first, and then has read. */
async function shown(hours: number) {
  const page = { after: null, limit: 50, now: at(hours) };
  const store = postgresNotificationStore(database);
  const { items } = await store.list("usr_ada", page);
  const unread = items.filter(({ read }) => !read);
  await store.markRead("usr_ada", null, at(hours));
  return unread.map(({ says }) => ("code" in says ? [says.code, says.params] : []));
}

const account = (accountId: string, state: "connected" | "expiring") => ({
  ...({ id: accountId, userId: "usr_ada", platform: "youtube", flavour: "platform" } as const),
  ...{ accountId, personId: "p", name: accountId, pictureUrl: null, sealed: `seal ${accountId}` },
  ...{ accessExpiresAt: at(200), refreshExpiresAt: null, state, refreshDueAt: null },
});
const settle = (id: string, state: "connected" | "expiring" | "needs_reauth", hours: number) =>
  connections.settle(
    { id, sealed: `seal ${id}` },
    { ...account(id, "connected"), state },
    at(hours),
  );

test("one warning of each account, then one digest a day, until it is connected again", async () => {
  await connections.keep(account("one", "connected"), at(0));
  await connections.keep(account("two", "expiring"), at(0));
  await run(1);
  const expiring = { platform: "youtube", until: at(200).toISOString() };
  expect(await shown(1)).toEqual([["connection.expiring", expiring]]);
  await Promise.all([run(2), run(2)]);
  expect(await shown(2)).toEqual([]);

  await settle("one", "needs_reauth", 10);
  await run(10);
  expect(await shown(10)).toEqual([["connection.ended", { platform: "youtube" }]]);
  // The first one is due again; the other is younger, and counted.
  await run(25);
  expect(await shown(25)).toEqual([["connection.waiting", { count: 2 }]]);
  await run(34);
  expect(await shown(34)).toEqual([]);
  await run(49);
  expect(await shown(49)).toEqual([["connection.waiting", { count: 2 }]]);

  // What was about to end has ended: that is said once, too.
  await settle("two", "needs_reauth", 50);
  await run(50);
  expect(await shown(50)).toEqual([["connection.ended", { platform: "youtube" }]]);

  // Renewed after all: nothing is left to say, and a later end is another one.
  await settle("one", "connected", 50);
  await connections.keep(account("two", "connected"), at(50));
  await run(80);
  expect(await shown(80)).toEqual([]);
  await settle("two", "needs_reauth", 90);
  await run(90);
  expect(await shown(90)).toEqual([["connection.ended", { platform: "youtube" }]]);
});

test.each(["connection.kept", "connection.ended"] as const)(
  "notifications end with %s",
  async (type) => {
    await connections.keep(account("one", "expiring"), at(100));
    await run(100);
    await run(124);
    const open = async () => {
      const page = { after: null, limit: 50, now: at(124) };
      const { items } = await postgresNotificationStore(database).list("usr_ada", page);
      return items.map(({ says }) => "code" in says && says.code).toSorted();
    };
    expect(await open()).toEqual(["connection.expiring", "connection.waiting"]);
    await database.transaction().execute(async (own) => {
      const subjectId = await postgresConnections(own).keep(account("one", "connected"), at(124));
      await recordEvent(own)({ type, subjectId, userId: "usr_ada", payload: {} });
    });
    await hearAll(
      database,
      notificationListener(() => at(124)),
    );
    expect(await open()).toEqual([]);
  },
);
