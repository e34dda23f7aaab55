import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { transact } from "@kinora/database/transact";
import { MAX_LONE_DEATHS } from "@kinora/domain/job/job";
import { askForTakeout } from "@kinora/domain/takeout/ask-for-takeout";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { allHeard } from "@kinora/testing/event/hear-all";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { openTakeout } from "../open-takeout.ts";
import { openOrders } from "../orders.ts";
import { MANY, openKills } from "./kill-worker.ts";

/** `npm run prove -- takeout-kills` runs more. */
const KILLS = Number(process.env.TAKEOUT_KILLS || 2);
const SEED = Number(process.env.TAKEOUT_SEED || Math.floor(Math.random() * 2 ** 31));
/** Archives being made at the beginning of each life. */
const OPEN = 2;
const WORKS = 3;
/** An archive has about as many moments. */
const SPAN = 60;
const LIFE_MS = 20_000;
/** Entries of an archive besides the files of works. */
const PAGES = 37;

const { database, url } = await createTestDatabase();
const orders = await openOrders(url);
const directory = mkdtempSync(join(tmpdir(), "kinora-takeout-kill-"));
const media = diskMediaStore(join(directory, "media"));
const cleanUp: (() => unknown)[] = [
  () => rmSync(directory, { recursive: true, force: true }),
  () => orders.close(),
];
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
});

const contentOf = (userId: string, work: number) => `picture ${work} of ${userId}`;

async function add(userId: string): Promise<void> {
  await insertPerson(database, userId);
  for (let work = 0; work < WORKS; work += 1) {
    const id = `${userId}-${work}`;
    await insertCreation(database, { id, user_id: userId, prompt: "a fox" });
    const { hash, bytes } = await media.keep(Buffer.from(contentOf(userId, work)));
    await sql`insert into creation_media (creation_id, role, hash, mime_type, bytes)
              values (${id}, 'main', ${hash}, 'image/png', ${bytes})`.execute(database);
  }
}

const ask = (userId: string) =>
  askForTakeout(
    { newId, transact: (work) => transact(database, orders.boss, work) },
    { person: { userId, tier: "free" }, locale: "en", now: new Date() },
  );

const takeouts = () => database.selectFrom("takeout").select(["id", "user_id", "state"]);

/**
 * An archive whose worker died three times alone without any progress is given up, and its user may
 * ask again.
 */
async function askAgain(): Promise<number> {
  const failed = await takeouts().where("state", "=", "failed").execute();
  for (const { id, user_id } of failed) {
    const job = await database
      .selectFrom("job")
      .select("lone_deaths")
      .where("subject_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(job.lone_deaths.length).toBeGreaterThanOrEqual(MAX_LONE_DEATHS);
    await database.deleteFrom("takeout").where("id", "=", id).execute();
    await ask(user_id);
  }
  return failed.length;
}

/** Opens an archive with a third-party reader and checks every entry. */
async function check(id: string, userId: string): Promise<void> {
  const zip = await openTakeout(id, { database, media });
  const pictures = zip.names.filter((name) => name.startsWith("media/"));
  expect(pictures).toEqual(
    Array.from({ length: WORKS }, (_, work) => `media/image/a-fox-${userId}-${work}.png`),
  );
  expect(zip.names).toHaveLength(WORKS + PAGES);
  expect(new Set(zip.names).size).toBe(zip.names.length);
  for (const name of zip.names) {
    const bytes = await zip.bytesOf(name);
    expect([name, crc32(bytes)]).toEqual([name, zip.entry(name)?.crc32]);
  }
  for (const [work, name] of pictures.entries())
    expect(await zip.textOf(name)).toBe(contentOf(userId, work));
  let read = 0;
  for await (const part of zip.read({ first: 0, last: zip.bytes - 1 })) read += part.length;
  expect(read).toBe(zip.bytes);
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from takeout_entry where takeout_id = ${id}`.execute(database);
  expect(rows[0]?.entries).toBe(zip.names.length);
}

test(
  `${KILLS} kills of a worker that puts archives together (seed ${SEED}): each is completed, whole and told of once`,
  async () => {
    const kills = await openKills({
      ...{ database, url, directory, seed: SEED, span: SPAN },
      focus: /takeout|update "job"/,
    });
    cleanUp.push(() => kills.close());
    if (KILLS > MANY) await kills.compile();
    let [people, givenUp] = [0, 0];
    const isMaking = () => takeouts().where("state", "=", "making").execute();
    while (kills.kills() < KILLS) {
      givenUp += await askAgain();
      for (let more = (await isMaking()).length; more < OPEN; more += 1) {
        const userId = `person${people++}`;
        await add(userId);
        await ask(userId);
      }
      await kills.live();
    }
    givenUp += await askAgain();
    await kills.spare(async () => {
      givenUp += await askAgain();
      const open = await isMaking();
      if (open.length === 0) await allHeard(database);
      return open;
    }, []);

    const all = await takeouts().execute();
    expect(all.map(({ user_id, state }) => `${user_id} ${state}`).sort()).toEqual(
      Array.from({ length: people }, (_, nth) => `person${nth} ready`).sort(),
    );
    for (const { id, user_id } of all) await check(id, user_id);
    const told = await database
      .selectFrom("notification")
      .select("user_id")
      .where("code", "=", "takeout.ready")
      .execute();
    expect(told.map(({ user_id }) => user_id).sort()).toEqual(
      all.map(({ user_id }) => user_id).sort(),
    );
    console.log(
      `${JSON.stringify(kills.counts)}; ${people} archives, ${givenUp} given up and asked for again`,
    );
  },
  120_000 + KILLS * LIFE_MS,
);
