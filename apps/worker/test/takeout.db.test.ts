import { truncate } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { readVitalSigns } from "@kinora/database/job/worker-signs";
import { postgresMailRecipients } from "@kinora/database/notification/postgres-mail-recipients";
import { postgresTakeoutStore } from "@kinora/database/takeout/postgres-takeout-store";
import { transact } from "@kinora/database/transact";
import type { Job } from "@kinora/domain/job/job";
import { ClaimLost } from "@kinora/domain/job/job-steps";
import { askForTakeout } from "@kinora/domain/takeout/ask-for-takeout";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { jobAttempt } from "../src/job/attempt-job.ts";
import { openModules } from "../src/modules.ts";
import type { Retrying } from "../src/retry-while.ts";
import { held } from "./held.ts";
import { openTakeout } from "./open-takeout.ts";
import { ORDERED, openWorkshop } from "./workshop.ts";

const shop = await openWorkshop();
const { database, boss, parts } = shop;
const { media } = parts;
const takeouts = postgresTakeoutStore(database);
const now = () => new Date(Date.now() + shop.clock.ahead);
const GIGABYTE = 1024 ** 3;
/** `npm run prove -- takeout` uses six. */
const LARGE = Number(process.env.TAKEOUT_GIGABYTES ?? "0.25") * GIGABYTE;

beforeEach(async () => {
  await sql`truncate takeout, creation, story, upload, feed_like, notification, suspension cascade`.execute(
    database,
  );
});

async function ask(userId: string): Promise<string> {
  const input = { person: { userId, tier: "free" }, locale: "en", now: now() } as const;
  await askForTakeout({ newId, transact: (work) => transact(database, boss, work) }, input);
  return (await stored(userId)).id;
}

const stored = (userId: string) =>
  database
    .selectFrom("takeout")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("asked_at", "desc")
    .executeTakeFirstOrThrow();

const claim = () => parts.claims.claim({ ...ORDERED, lane: "upkeep" }, now());
async function claimed(): Promise<Job> {
  const job = await claim();
  if (!job) throw new Error("Nobody has asked");
  return job;
}

/** Has the takeout made and opens the download with a third-party reader. */
async function takeOut(userId = "usr_ada") {
  const id = await ask(userId);
  // Long jobs yield to others from time to time.
  while ((await stored(userId)).state === "making") {
    const job = await claimed();
    await held(parts.claims, job, () => shop.attempt(job));
  }
  return open(id);
}

const open = (id: string) => openTakeout(id, { database, media });

async function addWork(userId: string, facts: { prompt?: string; content?: string } = {}) {
  const { prompt = "a fox finds a lantern", content = `picture ${newId()}` } = facts;
  const id = newId();
  await insertCreation(database, { id, user_id: userId, prompt, created_at: now() });
  const { hash, bytes } = await media.keep(Buffer.from(content));
  await sql`insert into creation_media (creation_id, role, hash, mime_type, bytes)
            values (${id}, 'main', ${hash}, 'image/png', ${bytes}),
                   (${id}, 'thumbnail', ${hash.replace(/./, "0")}, 'image/webp', 10)`.execute(
    database,
  );
  return { id, hash, content };
}

const told = () => database.selectFrom("notification").selectAll().orderBy("code").execute();

test("contains the user's works, with recipes and files, and all lists, and nothing of other users", async () => {
  const { id, content } = await addWork("usr_ada", { prompt: 'A <b>fox</b> & "lantern"' });
  const other = await addWork("usr_bruno", { prompt: "bruno's own" });
  await postgresMailRecipients(database).choose("usr_ada", {
    ...{ money: true, decisions: true, digest: true },
  });
  const zip = await takeOut();
  const picture = `media/image/A-b-fox-b-&-lantern-${id}.png`;
  expect(zip.names).toEqual([
    ...[picture, "data/profile.json", "data/works.json", "works.html", "data/stories.json"],
    ...["stories.html", "data/uploads.json", "uploads.html", "data/gems.json", "data/gifts.json"],
    ...`reviews likes follows comments blocks mutes pinned-works collections notifications decisions suspensions profile-decisions
      storyboard-decisions comment-decisions collection-decisions reports access-tokens passkeys keys-of-services
      connected-accounts posts campaigns challenges purchases plans sessions consents`
      .split(/\s+/)
      .map((part) => `data/${part}.json`),
    "index.html",
  ]);
  expect(await zip.textOf(picture)).toBe(content);
  expect(await zip.listOf("works")).toMatchObject([
    { id, prompt: 'A <b>fox</b> & "lantern"', recipe: { seed: 1 }, files: [picture] },
  ]);
  expect(await zip.listOf("works")).toMatchObject([{ matureByAuthor: false }]);
  expect(await zip.listOf("profile")).toMatchObject([
    { id: "usr_ada", handle: "ada", mailedOf: { digest: true }, matureShown: false },
  ]);
  const pages = await Promise.all(["index.html", "works.html"].map(zip.textOf));
  expect(pages[0]).toContain("<h1>Ada Lindqvist on Kinora");
  expect(pages[0]).toContain(
    '<a href="works.html"><strong>Works</strong>\n<span class="small">1 entry',
  );
  expect(pages[1]).toContain("A &lt;b&gt;fox&lt;/b&gt; &amp; &quot;lantern&quot;");
  expect(pages[1]).toContain(`src="media/image/A-b-fox-b-%26-lantern-${id}.png"`);
  for (const name of zip.names) {
    const bytes = await zip.bytesOf(name);
    expect([name, crc32(bytes)]).toEqual([name, zip.entry(name)?.crc32]);
    expect([name, bytes.includes(other.id), bytes.includes("bruno")]).toEqual([name, false, false]);
  }
});

test("contains no secret of a token or session", async () => {
  await sql`insert into auth_session (id, token, user_id, expires_at)
            values ('ses_1', 'the-secret-credential', 'usr_ada', ${new Date(Date.now() + 1e9)})`.execute(
    database,
  );
  await sql`insert into personal_access_token (id, user_id, name, token_hash, scopes, created_at, expires_at)
            values ('tok_1', 'usr_ada', 'my script', 'hashed-secret', '{read}', now(), now())`.execute(
    database,
  );
  await sql`insert into own_key (user_id, service, sealed, changed_at)
            values ('usr_ada', 'fal', 'a-sealed-secret', now())`.execute(database);
  const zip = await takeOut();
  expect(await zip.listOf("keys-of-services")).toMatchObject([{ service: "fal" }]);
  expect(await zip.listOf("access-tokens")).toMatchObject([
    { name: "my script", scopes: ["read"] },
  ]);
  expect(await zip.listOf("sessions")).toHaveLength(1);
  const all = Buffer.concat(await Promise.all(zip.names.map(zip.bytesOf)));
  for (const secret of [
    "secret-credential",
    "a-sealed-secret",
    "hashed-secret",
    Buffer.from("hashed").toString("hex"),
  ])
    expect(all.includes(secret)).toBe(false);
});

async function decide(creationId: string, action: string, rule: string | null) {
  await sql`insert into creation_event (creation_id, actor_id, role, action, rule, reason, before, after, at)
            values (${creationId}, 'usr_mira', 'moderator', ${action}, ${rule}, 'why', '{}', '{}', ${now()})`.execute(
    database,
  );
}

test("replaces a work restricted for child abuse with a notice, without its files and text", async () => {
  const held = await addWork("usr_ada", { prompt: "held words" });
  const hidden = await addWork("usr_ada", { prompt: "hidden words" });
  await decide(held.id, "hide", "child_abuse");
  await decide(hidden.id, "hide", "violence");
  const zip = await takeOut();
  expect(zip.names.filter((name) => name.startsWith("media/"))).toEqual([
    `media/image/hidden-words-${hidden.id}.png`,
  ]);
  expect(await zip.listOf("works")).toMatchObject([
    { id: held.id, withheld: true, files: [] },
    { id: hidden.id, prompt: "hidden words" },
  ]);
  expect(await zip.textOf("works.html")).toContain("This was restricted for child safety.");
  expect(await zip.listOf("decisions")).toMatchObject([
    { work: held.id, rule: "child_abuse", reason: "why", automated: false },
    { work: hidden.id, rule: "violence" },
  ]);
  const all = Buffer.concat(await Promise.all(zip.names.map(zip.bytesOf)));
  expect([all.includes("held words"), all.includes("usr_mira")]).toEqual([false, false]);
  // Approved again, it is included again.
  await decide(held.id, "approve", null);
  expect(await takeouts.isWithheldSince("usr_ada", new Date(0))).toBe(false);
});

/** A worker that dies before or after its third write to the database. */
function dyingWorker(moment: "before" | "after") {
  let said = 0;
  const retrying: Retrying = async (work) => {
    said += 1;
    if (said === 3 && moment === "before") throw new ClaimLost();
    const answer = await parts.attempting.retrying(work);
    if (said === 3) throw new ClaimLost();
    return answer;
  };
  return jobAttempt(openModules({ ...parts, attempting: { ...parts.attempting, retrying } }), {
    ...parts.attempting,
  });
}

test("resumes after a kill before or after each portion with an identical result", async () => {
  for (let work = 0; work < 130; work += 1) await addWork("usr_ada", { content: `work ${work}` });
  const id = await ask("usr_ada");
  const places = new Set<string>();
  for (let attempt = 0; (await stored("usr_ada")).state === "making"; attempt += 1) {
    const job = await claimed();
    const before = await takeouts.find(id);
    const moment = attempt % 2 === 0 ? "before" : "after";
    await dyingWorker(moment)(job, new AbortController().signal);
    const after = await takeouts.find(id);
    if (moment === "before") expect(after).toMatchObject({ place: before?.place });
    places.add(JSON.stringify(after?.place));
    // Does what the queue does when heartbeats stop.
    await parts.claims.release(job);
  }
  // 7 pages of work files, 2 of works, one portion of each other part; the last has no position.
  expect(places.size).toBe(7 + 2 + 35);
  const zip = await open(id);
  const whole = await buffer(Readable.from(zip.read({ first: 0, last: zip.bytes - 1 })));
  expect(whole.length).toBe(zip.bytes);
  expect(zip.names).toHaveLength(130 + 39);
  expect(await zip.listOf("works")).toHaveLength(100);
  expect(await zip.listOf("works-2")).toHaveLength(30);
  expect(await zip.textOf("works.html")).toContain('<a href="works-2.html">');
});

test("keeps removed files as long as the archive can be downloaded, and no longer", async () => {
  const { hash, id } = await addWork("usr_ada", { content: "soon gone" });
  const zip = await takeOut();
  await sql`delete from creation where id = ${id}`.execute(database);
  const sweep = async () => {
    shop.clock.ahead += 2 * 3_600_000;
    await runClock("remove unused media");
  };
  await sweep();
  expect(await zip.textOf(`media/image/a-fox-finds-a-lantern-${id}.png`)).toBe("soon gone");
  shop.clock.ahead += 7 * 86_400_000;
  await runClock("forget archives whose time is over");
  await sweep();
  expect(await media.stat(hash)).toBeNull();
});

test("notifies the user once when it is ready", async () => {
  await takeOut();
  await shop.hear();
  await shop.hear();
  expect(await told()).toMatchObject([{ user_id: "usr_ada", code: "takeout.ready" }]);
});

test("gives up after three failed reads, and can be requested again", async () => {
  await addWork("usr_ada");
  const id = await ask("usr_ada");
  const { read } = media;
  media.read = () => Promise.reject(new Error("the disk is broken"));
  for (let attempt = 0; attempt < 3; attempt += 1) await shop.attempt(await claimed());
  media.read = read;
  expect(await stored("usr_ada")).toMatchObject({ id, state: "failed" });
  expect((await readVitalSigns(database)).takeoutsFailed).toBe(1);
  await shop.hear();
  expect(await told()).toMatchObject([{ kind: "action", code: "takeout.failed" }]);
  const zip = await takeOut();
  expect(zip.names).toContain("index.html");
  await shop.hear();
  const [failed, ready] = await told();
  expect([failed?.ended_at !== null, ready?.code]).toEqual([true, "takeout.ready"]);
  expect((await readVitalSigns(database)).takeoutsFailed).toBe(0);
});

test("makes and reads an archive of large files with little memory and no disk space", async () => {
  const sizes = [LARGE / 2, LARGE / 2];
  for (const bytes of sizes) {
    const { hash } = await addWork("usr_ada");
    const file = await media.fetch(hash, "");
    // Sparse: no bytes are written.
    await truncate(file?.path ?? "", bytes);
  }
  const [free, rss] = [await parts.storage.probe(), process.memoryUsage.rss()];
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const zip = await takeOut();
  let read = 0;
  for await (const part of zip.read({ first: 0, last: zip.bytes - 1 })) read += part.length;
  clearInterval(watch);
  expect(read).toBe(zip.bytes);
  expect(read).toBeGreaterThan(LARGE);
  expect(await zip.textOf("index.html")).toContain("on Kinora");
  console.log(
    `${(LARGE / GIGABYTE).toFixed(2)} GB: ${((most - rss) / 1e6).toFixed(0)} MB of memory more`,
  );
  expect(most - rss).toBeLessThan(150_000_000);
  expect(free - (await parts.storage.probe())).toBeLessThan(LARGE / 4);
  // Six gigabytes take minutes on a busy machine.
}, 1_200_000);

async function runClock(name: string): Promise<void> {
  const tasks = openModules(parts).flatMap(({ clockTasks = [] }) => clockTasks);
  await tasks.find((task) => task.name === name)?.run();
}
