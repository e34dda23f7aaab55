import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@kinora/database/client";
import { findUnreferenced } from "@kinora/database/creation/media-references";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { migrate } from "@kinora/database/migrate";
import { readMigrations } from "@kinora/database/migration-files";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startApi } from "../api-server.ts";
import { missingFrom } from "../compare-answers.ts";
import { readFixture } from "../fixture.ts";
import { isMeant } from "./meant-changes.ts";
import { balancesIn, standingsIn, statesIn, storySteps } from "./read-answers.ts";
import { restore } from "./restore.ts";
import { workOff } from "./work-off.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const installation = readFixture();
const old = await restore(installation);
const applied = await migrate(old.url);
const { database, close } = openDatabase({
  ...{ url: old.url, role: "patient", name: "test", connections: 4 },
});
const api = await startApi(root, old.url, old.dataDirectory);
/** One after another: an api that is asked for everything at once rightly refuses the last ones. */
const askAgain = async () => {
  const answers: { handle: string; path: string; body: unknown }[] = [];
  for (const { handle, path } of installation.answers)
    answers.push({ handle, path, body: await api.get(installation.tokens[handle] ?? "", path) });
  return answers;
};
const media = diskMediaStore(join(old.dataDirectory, "media"));
const rowsOf = (table: string) =>
  installation.tables
    .filter((each) => each.table === table)
    .flatMap(({ rows }) =>
      rows.map((row) => z.record(z.string(), z.unknown()).parse(JSON.parse(row))),
    );
const keptArtifacts = new Set(rowsOf("public.story_piece").map(({ key }) => key));
const openHolds = rowsOf("public.gem_hold").flatMap(({ id, state }) =>
  state === "open" ? [String(id)] : [],
);
afterAll(async () => {
  await api.stop();
  await close();
});

test("applies every later migration", () => {
  const all = readMigrations().map(({ name }) => name);
  expect(applied).toEqual(all.filter((name) => !installation.migrations.includes(name)));
  expect(applied.length).toBeGreaterThan(0);
});

test("loses no row of any table", async () => {
  const tables = installation.tables.filter(({ table }) => table.startsWith("public."));
  expect(tables.length).toBeGreaterThan(25);
  for (const { table, rows } of tables) {
    const now = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(table)}`.execute(database);
    expect(now.rows[0]?.rows, table).toBeGreaterThanOrEqual(rows.length);
  }
});

test("gives every user the answers of the old api, with their old tokens", async () => {
  const answers = await askAgain();
  const missing = installation.answers.flatMap(({ handle, path, body }, index) =>
    missingFrom(answers[index]?.body, body, { shift: old.shift, isMeant }).map(
      (line) => `${handle} ${path} ${line}`,
    ),
  );
  expect(missing).toEqual([]);
});

test("keeps every balance, in agreement with the whole log", async () => {
  expect(balancesIn(await askAgain())).toEqual(balancesIn(installation.answers));
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
});

test("keeps every referenced file and its reference", async () => {
  expect(installation.referenced.length).toBeGreaterThan(50);
  expect(await findUnreferenced(database, installation.referenced)).toEqual([]);
  const sizes = new Map(installation.files.map(({ path, bytes }) => [path, bytes]));
  for (const hash of installation.referenced) {
    const path = join("media", hash.slice(0, 2), hash.slice(2, 4), hash);
    expect((await media.stat(hash))?.bytes, hash).toBe(sizes.get(path));
  }
});

test("undoes and redoes steps of a story, whose artifacts are still fresh", async () => {
  const edited = installation.answers.flatMap(({ handle, path, body }) =>
    path.startsWith("/api/stories/") ? { handle, path, ...storySteps.parse(body) } : [],
  );
  const story = edited.find(({ canUndo, canRedo }) => canUndo && canRedo);
  const token = installation.tokens[story?.handle ?? ""] ?? "";
  const take = async (step: "undo" | "redo", version: number) =>
    storySteps.parse(await api.post(token, `${story?.path}/${step}`, { version }));
  const undone = await take("undo", story?.version ?? 0);
  expect(undone.board).not.toEqual(story?.board);
  const again = await take("redo", undone.version);
  expect(again.board).toEqual(story?.board);
  expect(again.assembly.state).toBe("fresh");
  const later = await take("redo", again.version);
  expect(later.board).not.toEqual(story?.board);
  expect((await take("undo", later.version)).board).toEqual(story?.board);
});

test("finishes open orders: delivers or refunds them, reusing existing artifacts", async () => {
  const before = installation.answers;
  const made = await workOff(old);
  expect(made.filter(({ key }) => keptArtifacts.has(key))).toEqual([]);
  const picturesMissing = standingsIn(before).filter(
    ({ place, state }) => place.endsWith(" picture") && state !== "fresh",
  );
  expect(picturesMissing.length).toBeGreaterThan(0);
  expect(made.filter(({ kind }) => kind === "picture")).toHaveLength(picturesMissing.length);
  const spent = await database
    .selectFrom("gem_hold")
    .select(["user_id", "state", "spent"])
    .where("id", "in", [...openHolds])
    .execute();
  expect(spent.filter(({ state }) => state === "open")).toEqual([]);
  expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
  const sketches = new Set(rowsOf("public.job").map(({ preview_hash }) => preview_hash));
  const gone = await findUnreferenced(database, installation.referenced);
  expect(gone.filter((hash) => !sketches.has(hash))).toEqual([]);
  const answers = await askAgain();
  // A first creation is awarded since then.
  const awards = await database
    .selectFrom("gem_transaction")
    .select(["user_id", "amount"])
    .where("award_kind", "=", "badge")
    .execute();
  const awarded = (userId: string) =>
    awards.reduce((sum, { user_id, amount }) => sum + (user_id === userId ? amount : 0), 0);
  const paid = ({ handle, available, held }: ReturnType<typeof balancesIn>[number]) => ({
    ...{ handle, held: 0 },
    available: spent
      .filter(({ user_id }) => user_id === `usr_${handle}`)
      .reduce((left, hold) => left - hold.spent, available + held + awarded(`usr_${handle}`)),
  });
  expect(balancesIn(answers)).toEqual(balancesIn(before).map(paid));
  const after = new Map(standingsIn(answers).map(({ place, state }) => [place, state]));
  const fresh = standingsIn(before).filter(({ state }) => state === "fresh");
  expect(fresh.length).toBeGreaterThan(10);
  expect(fresh.filter(({ place }) => after.get(place) !== "fresh")).toEqual([]);
  expect(statesIn(answers)).toEqual(
    statesIn(before).map((state) => (state === "checking" ? "ready" : state)),
  );
});
