import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readAuditLines } from "@kinora/database/audit/read-audit-lines";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { verifyAudit } from "@kinora/domain/audit/audit-chain";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertWrittenPerson } from "@kinora/testing/account/insert-written-person";
import { rowsWith } from "@kinora/testing/account/rows-with";
import { createTestDatabase } from "@kinora/testing/database";
import { afterAll, expect, test } from "vitest";
import { openOrders } from "../orders.ts";
import { MANY, makeDue, openKills } from "./kill-worker.ts";

/** `npm run prove -- erasure-kills` runs more. */
const KILLS = Number(process.env.ERASURE_KILLS || 2);
const SEED = Number(process.env.ERASURE_SEED || Math.floor(Math.random() * 2 ** 31));
/** Accounts due at the beginning of each life. */
const DUE = 2;
/** A life that erases them has about as many moments. */
const SPAN = 120;
const LIFE_MS = 20_000;
const TASKS = [
  ...["erase accounts", "remove unused media", "remove stale uploads"],
  "go through the words of the feed",
];
/** Words of those who leave, and of those who stay. */
const [GONE, STAYS] = ["zebrafink", "nightingale"];

const { database, url } = await createTestDatabase();
const orders = await openOrders(url);
const directory = mkdtempSync(join(tmpdir(), "kinora-erasure-kill-"));
const uploads = join(directory, "uploads");
const media = diskMediaStore(join(directory, "media"));
const cleanUp: (() => unknown)[] = [
  () => rmSync(directory, { recursive: true, force: true }),
  () => orders.close(),
];
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step();
});

const HOUR = 3_600_000;
/** Files are swept only when they are older than an hour. */
const old = new Date(Date.now() - 2 * HOUR);
const age = (path: string) => utimesSync(path, old, old);

async function keep(content: string): Promise<string> {
  const { hash } = await media.keep(Buffer.from(content));
  age((await media.fetch(hash, ""))?.path ?? "");
  return hash;
}

/** Adds a person with words, works, a story, uploads, files and gems. */
async function add(id: string, word: string, deletionAt: Date | null): Promise<void> {
  const roles = ["work", "avatar", "upload", "piece"] as const;
  const hashes = await Promise.all(
    roles.map(async (role) => [role, await keep(`${word} ${id} ${role}`)] as const),
  );
  const files = Object.fromEntries(hashes) as Record<(typeof roles)[number], string>;
  // Sessions and the like of those who stay expire tomorrow.
  const now = deletionAt ?? new Date(Date.now() + 24 * HOUR);
  await insertWrittenPerson(database, { id, word, now, deletionAt, files });
  await orders.give(id, 50);
  mkdirSync(uploads, { recursive: true });
  for (const name of [`${id}-u`, `${id}-u.json`]) {
    writeFileSync(join(uploads, name), `${word} ${id} raw`);
    age(join(uploads, name));
  }
}

/** Names of all files that contain the word. */
const filesWith = (word: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("compiled"))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => existsSync(path) && readFileSync(path).includes(word))
    .map((path) => path.slice(directory.length));

/** Rows of those who stay; the search learns their words when it gets to it. */
const rowsOfOthers = async () =>
  (await rowsWith(database, STAYS)).filter((row) => !row.startsWith("feed_word ")).sort();

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

test(
  `${KILLS} kills of a worker that erases accounts (seed ${SEED}): nothing is left of them, and others are untouched`,
  async () => {
    await insertPerson(database, "other");
    for (const id of ["stay1", "stay2"]) await add(id, STAYS, null);
    const before = { rows: await rowsOfOthers(), files: filesWith(STAYS) };
    const kills = await openKills({
      ...{ database, url, directory, seed: SEED, span: SPAN, deadlyFiles: 0.3 },
      focus: /delete from|update|unnest|from "?(creation|app_user|audit_line)/,
    });
    cleanUp.push(() => kills.close());
    if (KILLS > MANY) await kills.compile();

    const due = () =>
      database
        .selectFrom("app_user")
        .select("id")
        .where("deletion_at", "is not", null)
        .where("erased_at", "is", null)
        .execute();
    let added = 0;
    while (kills.kills() < KILLS) {
      for (let more = (await due()).length; more < DUE; more += 1)
        await add(`gone${added++}`, GONE, new Date());
      await makeDue(database, TASKS);
      await kills.live();
    }
    await makeDue(database, TASKS);
    await kills.spare(due, []);
    // Files and the words of search go after the rows, with later runs of their tasks.
    const left = async () => {
      const files = filesWith(GONE);
      for (const path of files) age(join(directory, path));
      await makeDue(database, TASKS);
      return [...files, ...(await rowsWith(database, GONE))];
    };
    await kills.spare(left, []);

    const erased = await database
      .selectFrom("audit_line")
      .select("subject_id")
      .where("action", "=", "person.erased")
      .execute();
    expect(erased.map(({ subject_id }) => subject_id).sort()).toEqual(
      Array.from({ length: added }, (_, nth) => `gone${nth}`).sort(),
    );
    expect(await rowsOfOthers()).toEqual(before.rows);
    expect(filesWith(STAYS)).toEqual(before.files);
    const likes = await database
      .selectFrom("feed_reach")
      .select(["creation_id", "likes"])
      .execute();
    for (const { creation_id, likes: count } of likes)
      expect([creation_id, count]).toEqual([creation_id, creation_id.startsWith("stay") ? 1 : 0]);
    expect(await postgresGemAudit(database).discrepancies(100)).toEqual([]);
    expect((await verifyAudit(readAuditLines(database), [], sha256)).flaws).toEqual([]);
    console.log(`${JSON.stringify(kills.counts)}; ${added} accounts erased`);
  },
  120_000 + KILLS * LIFE_MS,
);
