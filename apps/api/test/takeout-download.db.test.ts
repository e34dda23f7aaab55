import { randomBytes } from "node:crypto";
import { forgetPerson } from "@kinora/database/account/forget-person";
import { postgresTakeoutStore } from "@kinora/database/takeout/postgres-takeout-store";
import { EMPTY_ARCHIVE } from "@kinora/domain/takeout/archive";
import type { NewTakeoutEntry } from "@kinora/domain/takeout/takeout";
import { placeEntries } from "@kinora/storage/zip/place-entries";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, server, database, clock, parts } = await startTestServer();
const origin = await server.listen({ host: "127.0.0.1", port: 0 });
const takeouts = postgresTakeoutStore(database);
const START = clock.now;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** More than the system holds between server and reader. */
const FILE = 100_000;
const MANY = 600;

let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
beforeEach(async () => {
  clock.now = START;
  await database
    .insertInto("auth_session")
    // The id that the test server gives every session.
    .values({ id: "ses", token: "t", user_id: "usr_ada", expires_at: new Date(+START + 30 * DAY) })
    .execute();
  await as("ada")("POST", "/api/me/takeout");
});
afterEach(async () => {
  await reader?.cancel().catch(() => {});
  for (const table of ["creation_event", "takeout", "job", "auth_session"] as const)
    await database.deleteFrom(table).execute();
  await database.updateTable("app_user").set({ erased_at: null }).execute();
});

const wait = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

/** Builds an archive of files of these sizes and begins to download it. */
async function begin(sizes: readonly number[]): Promise<number> {
  const takeout = await takeouts.latest("usr_ada");
  if (!takeout) throw new Error("Nobody has asked");
  const kept = new Map<number, string>();
  for (const size of new Set(sizes))
    kept.set(size, (await parts.files.keep(randomBytes(size))).hash);
  const added = sizes.map(
    (bytes, at): NewTakeoutEntry => ({
      ...{ name: `media/${at}.bin`, mimeType: "image/png", bytes, modified: START, crc: 7 },
      ...{ subject: null, content: { kind: "file", hash: kept.get(bytes) ?? "" } },
    }),
  );
  const { placed, totals } = placeEntries(EMPTY_ARCHIVE, added);
  await takeouts.advance(takeout.id, placed, { place: takeout.place, totals });
  await takeouts.finish(takeout, clock.now, new Date(clock.now.getTime() + 7 * DAY));
  const { href } = (await as("ada")("GET", "/api/me/takeout")).body;
  const answer = await fetch(`${origin}${href}`);
  expect(answer.status).toBe(200);
  reader = answer.body?.getReader();
  if (!reader) throw new Error("Nothing is sent");
  await reader.read();
  return Number(answer.headers.get("content-length"));
}

/** Reads on to the end; returns whether it was sent whole. */
async function readOn(): Promise<boolean> {
  try {
    while (!(await reader?.read())?.done);
    return true;
  } catch {
    return false;
  }
}

const WITHDRAWALS: readonly [string, () => Promise<unknown>][] = [
  ["the person signs out", () => database.deleteFrom("auth_session").execute()],
  [
    "the account is erased",
    () => database.transaction().execute((own) => forgetPerson(own, "usr_ada", clock.now)),
  ],
  [
    "a work is found to be child abuse",
    async () => {
      await insertCreation(database, { id: `held-${+clock.now}`, user_id: "usr_ada" });
      const found = { creation_id: `held-${+clock.now}`, actor_id: "usr_mira", role: "moderator" };
      await database
        .insertInto("creation_event")
        .values({
          ...{ ...found, action: "hide", rule: "child_abuse" },
          ...{ before: "{}", after: "{}", at: clock.now },
        })
        .execute();
    },
  ],
];

test.each(WITHDRAWALS)(
  "a download ends with the next page of files when %s",
  async (_, withdraw) => {
    await begin(Array.from({ length: MANY }, () => FILE));
    wait(1);
    await withdraw();
    expect(await readOn()).toBe(false);
  },
);

test.each(WITHDRAWALS)(
  "a download of one large file ends within a minute when %s",
  async (_, withdraw) => {
    await begin([FILE * MANY]);
    wait(MINUTE);
    await withdraw();
    expect(await readOn()).toBe(false);
  },
);

test("a download that takes longer than its URL is valid goes on to the end", async () => {
  await begin([...Array.from({ length: MANY }, () => FILE), FILE * MANY]);
  wait(DAY);
  expect(await readOn()).toBe(true);
});
