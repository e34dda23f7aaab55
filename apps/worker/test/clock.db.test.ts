import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { claimClockTask, dueClockTasks } from "@kinora/database/job/claim-clock-task";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { fixedClock } from "@kinora/testing/fixed-clock";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openClaims } from "../src/clock/claim-due.ts";
import { openModules } from "../src/modules.ts";
import { bringReady } from "./bring-ready.ts";
import { ORDERED, openWorkshop } from "./workshop.ts";

const DAY = 86_400_000;
const ada = "usr_ada";
const clock = fixedClock();
const log: string[] = [];
const shop = await openWorkshop();
await shop.orders.give(ada, 100);

/** Runs a task as if this much time had passed. */
async function run(name: string, later: number): Promise<void> {
  clock.set(new Date(Date.now() + later));
  const modules = openModules({
    ...shop.parts,
    now: clock.now,
    log: (line) => log.push(line),
  });
  const tasks = modules.flatMap(({ clockTasks = [] }) => clockTasks);
  const task = tasks.find((candidate) => candidate.name === name);
  if (!task) throw new Error(`no task ${name}`);
  await task.run();
}
const make = async () => {
  const id = await shop.orders.create(ada, { prompt: `a fox ${Math.random()}` });
  await shop.workOnce();
  const file = await shop.database
    .selectFrom("creation_media")
    .select("hash")
    .where("creation_id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, hash: file.hash };
};

test("purges a creation after 30 days in the trash; its files are removed, its receipt is kept", async () => {
  const { id, hash } = await make();
  await shop.orders.act(ada, id, "delete");
  const named = { creation_id: id, actor_id: ada, role: "user", action: "rename", at: new Date() };
  await shop.database
    .insertInto("creation_event")
    .values({ ...named, before: '{"title":null}', after: '{"title":"A secret"}' })
    .execute();
  await run("purge the trash", 29 * DAY);
  expect((await shop.creation(id))?.purgedAt).toBeNull();
  await run("remove unused media", 29 * DAY);
  expect(await shop.work.media.stat(hash)).not.toBeNull();
  await run("purge the trash", 31 * DAY);
  expect(await shop.creation(id)).toMatchObject({
    status: "deleted",
    prompt: "",
    recipe: null,
    gems: { settled: 1 },
  });
  await run("remove unused media", 31 * DAY);
  expect(await shop.work.media.stat(hash)).toBeNull();
  // Events recorded before the purge must not restore anything.
  await shop.hear();
  const history = await shop.database
    .selectFrom("creation_event")
    .select(["action", "after"])
    .where("creation_id", "=", id)
    .execute();
  expect(history).toContainEqual({ action: "rename", after: {} });
  const { rows } = await sql`
    select 1 from notification where creation_id = ${id}
    union all select 1 from job_step join job job on job.id = job_id
     where job.subject_id = ${id}`.execute(shop.database);
  expect(rows).toEqual([]);
});

test("purges past any number of tombstones, and what its owner purged during a legal hold", async () => {
  const [{ id }, { id: held, hash }] = [await make(), await make()];
  for (const one of [id, held]) await shop.orders.act(ada, one, "delete");
  const aged = { deleted_at: new Date(Date.now() - DAY), status: "deleted" };
  for (let at = 0; at < 205; at += 1) {
    await insertCreation(shop.database, {
      ...{ id: `!tombstone-${at}`, user_id: ada, recipe: "{}", prompt: "", ...aged },
      purged_at: aged.deleted_at,
    });
  }
  await shop.database
    .updateTable("creation")
    .set({ purged_at: aged.deleted_at })
    .where("id", "=", held)
    .execute();
  const found = { creation_id: held, actor_id: "usr_olivia", role: "owner", action: "hide" };
  await shop.database
    .insertInto("creation_event")
    .values({ ...found, rule: "child_abuse", before: "{}", after: "{}", at: aged.deleted_at })
    .execute();
  await run("purge the trash", 31 * DAY);
  expect(await shop.work.media.stat(hash)).not.toBeNull();
  await run("purge the trash", 91 * DAY);
  const closed = await shop.database.selectFrom("closed_file").select("hash").execute();
  expect(closed).toContainEqual({ hash });
  const { rows } = await sql<{ id: string; prompt: string; recipe: object }>`
    select id, prompt, recipe from creation where id in (${id}, ${held})`.execute(shop.database);
  expect(rows.map(({ prompt, recipe }) => [prompt, recipe])).toEqual([
    ["", {}],
    ["", {}],
  ]);
  await shop.database.deleteFrom("creation").where("id", "like", "!tombstone-%").execute();
});

test("keeps referenced files and those just written", async () => {
  const { hash } = await make();
  const fresh = await shop.work.media.keep(Buffer.from("just written"));
  await run("remove unused media", 0);
  expect(await shop.work.media.stat(fresh.hash)).not.toBeNull();
  await run("remove unused media", 2 * 3_600_000);
  expect(await shop.work.media.stat(fresh.hash)).toBeNull();
  expect(await shop.work.media.stat(hash)).not.toBeNull();
});

test("releases the gems of an unresolved hold", async () => {
  const before = await shop.ledger.balance(ada, new Date());
  const id = await shop.orders.create(ada, { prompt: "a fox" });
  await run("void expired holds", DAY - 60_000);
  expect((await shop.ledger.balance(ada, new Date())).held).toBe(1);
  await run("void expired holds", DAY + 60_000);
  expect(await shop.ledger.balance(ada, new Date())).toMatchObject({
    available: before.available,
    held: 0,
  });
  await shop.workOnce();
  expect(await shop.creation(id)).toMatchObject({ status: null, gems: { settled: 0 } });
});

test("removes scratch folders of finished jobs and keeps those of open ones", async () => {
  await shop.orders.create(ada, { prompt: "a fox" });
  const job = await shop.claims.claim(ORDERED, new Date());
  if (!job) throw new Error("nothing to claim");
  const folders = [job.id, "00000000-0000-7000-8000-000000000000"].map((name) =>
    join(shop.work.scratch, name),
  );
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  await run("remove scratch folders", 2 * 3_600_000);
  expect(() => mkdirSync(folders[0] ?? "")).toThrow("EEXIST");
  expect(() => mkdirSync(folders[1] ?? "")).not.toThrow();
  await shop.attempt(job);
});

test("the ledger audit finds no discrepancy", async () => {
  await run("audit the ledger", 0);
  expect(log).toEqual([]);
});

test("runs a task in only one of several processes, and not before it is due again", async () => {
  const now = new Date("2030-01-01T00:00:00Z");
  const claim = (seconds: number) =>
    claimClockTask(shop.database, "test", 60_000, new Date(now.getTime() + seconds * 1_000));
  const claims = await Promise.all([claim(0), claim(0), claim(0)]);
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await claim(59)).toBe(false);
  expect(await claim(60)).toBe(true);
  // Recorded by a clock that was days ahead.
  expect(await claim(5 * 86_400)).toBe(true);
  expect(await claim(120)).toBe(true);
  expect(await claim(121)).toBe(false);
});

test("a poll claims what is due, asks for it once, and sees at the next poll what has become due", async () => {
  const everySecond = { name: "each second", every: 1_000, run: async () => {} };
  const daily = { name: "each day", every: DAY, run: async () => {} };
  let now = new Date("2031-01-01T00:00:00Z");
  let [questions, claims] = [0, 0];
  const watched = shop.database.withPlugin({
    transformQuery({ node }) {
      if (node.kind === "SelectQueryNode") questions += 1;
      if (node.kind === "RawNode") claims += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const poll = async () => {
    const claim = openClaims({
      ...{ tasks: [everySecond, daily], now: () => now },
      due: (all, at) => dueClockTasks(watched, all, at),
      claim: (name, every, at) => claimClockTask(watched, name, every, at),
    });
    return [await claim(everySecond), await claim(daily)];
  };
  expect(await poll()).toEqual([true, true]);
  expect(questions).toBe(1);
  expect(await poll()).toEqual([false, false]);
  expect(claims).toBe(2);
  now = new Date(now.getTime() + 1_000);
  expect(await poll()).toEqual([true, false]);
});

test("removes expired uploads and completes those whose bytes all arrived", async () => {
  const folder = join(shop.work.scratch, "uploads");
  mkdirSync(folder, { recursive: true });
  const uploads = postgresUploadStore(shop.database);
  const bring = async (id: string, bytes: number) => {
    writeFileSync(join(folder, id), "1234");
    const now = new Date();
    await uploads.insert({ id, userId: ada, kind: "image", fileName: "", bytes, now });
  };
  await bring("half", 9);
  await bring("whole", 4);
  writeFileSync(join(folder, "orphan"), "1234");
  await run("remove stale uploads", DAY - 60_000);
  expect((await uploads.find("half"))?.state).toBe("uploading");
  expect((await uploads.find("whole"))?.state).toBe("checking");
  expect(readdirSync(folder).sort()).toEqual(["half", "whole"]);
  await run("remove stale uploads", DAY + 60_000);
  expect(await uploads.find("half")).toBeNull();
  expect(readdirSync(folder)).toEqual(["whole"]);
});

test("keeps a ready upload's files while the upload exists or an unfinished creation uses them", async () => {
  const { uploads, hash } = await bringReady(shop, "film", "video");
  await run("remove unused media", 2 * 3_600_000);
  expect(await shop.work.media.stat(hash)).not.toBeNull();
  const inputs = { initialVideo: "film" };
  const id = await shop.orders.create(ada, { prompt: "mine", type: "video-upload", inputs });
  await run("remove stale uploads", 31 * DAY);
  expect(await uploads.find("film")).toBeNull();
  await run("remove unused media", 31 * DAY);
  expect(await shop.work.media.stat(hash)).not.toBeNull();
  await shop.orders.act(ada, id, "cancel");
  await run("remove unused media", 31 * DAY);
  expect(await shop.work.media.stat(hash)).toBeNull();
});

test("keeps a film's last picture as long as its first", async () => {
  await shop.database.deleteFrom("upload").execute();
  const first = await bringReady(shop, "morning", "image");
  const last = await bringReady(shop, "evening", "image");
  const inputs = { initialImage: "morning", lastImage: "evening" };
  const film = { type: "photo-to-video", inputs, additionalParams: { duration: 4 } } as const;
  const id = await shop.orders.create(ada, { prompt: "slowly", ...film });
  const kept = async () => {
    await run("remove unused media", 31 * DAY);
    const { media } = shop.work;
    return Promise.all([first, last].map(async ({ hash }) => (await media.stat(hash)) !== null));
  };
  await run("remove stale uploads", 31 * DAY);
  expect(await last.uploads.find("evening")).toBeNull();
  expect(await kept()).toEqual([true, true]);
  await shop.orders.act(ada, id, "cancel");
  expect(await kept()).toEqual([false, false]);
});
