import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UploadKind } from "@kinora/contracts/upload/upload";
import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { createTestDatabase } from "@kinora/testing/database";
import { drawScene, makeClip } from "@kinora/testing/upload/make-files";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import { openOrders } from "./orders.ts";
import { superviseWorker } from "./worker-process.ts";

/** `UPLOAD_KILLS=5` for a long run. */
const KILLS = Number(process.env.UPLOAD_KILLS || 1);
/** Seconds after which a worker without a heartbeat loses its claim. */
const CLAIM_SECONDS = 10;
const ada = "usr_ada";
const { database, url } = await createTestDatabase();
await seedDemoPeople(database);
const directory = mkdtempSync(join(tmpdir(), "kinora-upload-"));
const uploads = postgresUploadStore(database);
const raw = join(directory, "uploads");
mkdirSync(raw);
const orders = await openOrders(url);
const worker = superviseWorker(url, directory);
afterAll(async () => {
  await worker.stop();
  await orders.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Creates an upload as the api leaves it when the last byte has arrived. */
async function bring(kind: UploadKind, content: Buffer): Promise<string> {
  const id = newId();
  const now = new Date();
  writeFileSync(join(raw, id), content);
  writeFileSync(join(raw, `${id}.json`), "{}");
  await uploads.insert({ id, userId: ada, kind, fileName: "mine", bytes: content.length, now });
  await uploads.markReceived(id, now);
  return id;
}
const patience = { timeout: 120_000, interval: 50 };
const ended = async (id: string) => {
  await expect.poll(async () => (await uploads.find(id))?.state, patience).not.toBe("checking");
  const found = await uploads.find(id);
  if (!found) throw new Error("the upload is gone");
  return found;
};
const clip = (seconds: number, size = "320x180") => {
  const path = join(directory, `${newId()}.mp4`);
  makeClip(path, { seconds, size });
  return readFileSync(path);
};
/** Waits until the results of a film are being written; false when it ended too soon. */
async function untilHalfDone(id: string): Promise<boolean> {
  const written = () => {
    const folder = join(directory, "scratch", `upload-${id}`);
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  let done = false;
  const look = async () => {
    if (written().includes("clip.mp4")) return true;
    done = (await uploads.find(id))?.state !== "checking";
    return done;
  };
  await expect.poll(look, { ...patience, interval: 10 }).toBe(true);
  return !done;
}

/** Expires the claim of a dead worker, as if the time had passed. */
async function loseClaim(id: string): Promise<void> {
  const claimed = database.selectFrom("upload").select("claimed_until").where("id", "=", id);
  const until = (await claimed.executeTakeFirstOrThrow()).claimed_until;
  expect(Number(until) - Date.now()).toBeLessThanOrEqual(CLAIM_SECONDS * 1_000);
  const lost = { claimed_until: new Date() };
  await database.updateTable("upload").set(lost).where("id", "=", id).execute();
}

/** Returns the contents of the upload folder and the scratch folder. */
const left = () => [...readdirSync(raw), ...readdirSync(join(directory, "scratch"))];

test("re-encodes a photo and deletes the original", { timeout: 130_000 }, async () => {
  const id = await bring("image", await drawScene().jpeg().toBuffer());
  const found = await ended(id);
  expect(found).toMatchObject({ state: "ready", width: 320, height: 200, duration: null });
  expect(found.media.map(({ role }) => role).sort()).toEqual(["main", "thumbnail"]);
  const store = diskMediaStore(join(directory, "media"));
  for (const { hash, bytes } of found.media)
    expect(await store.stat(hash)).toMatchObject({ bytes });
  await expect.poll(left, patience).toEqual([]);
});

test("records the end of an upload once", { timeout: 130_000 }, async () => {
  const [good, bad] = [await drawScene().jpeg().toBuffer(), Buffer.from("a letter")];
  const ids = [await bring("image", good), await bring("image", bad)];
  for (const id of ids) await ended(id);
  const recorded = await database
    .selectFrom("domain_event")
    .select(["type", "subject_id as id", "user_id as userId"])
    .where("subject_id", "in", ids)
    .orderBy("id")
    .execute();
  expect(recorded).toEqual(ids.map((id) => ({ type: "upload.ended", id, userId: ada })));
});

test("refuses a bad file with its reason and leaves nothing", { timeout: 130_000 }, async () => {
  const before = readdirSync(join(directory, "media"), { recursive: true }).length;
  const id = await bring("image", Buffer.from("a letter, renamed .jpg"));
  expect(await ended(id)).toMatchObject({
    state: "refused",
    refusal: "UPLOAD_TYPE_UNSUPPORTED",
    media: [],
  });
  await expect.poll(left, patience).toEqual([]);
  expect(readdirSync(join(directory, "media"), { recursive: true })).toHaveLength(before);
});

test("resumes a film after kill -9, stores it once and makes a creation from it", {
  timeout: 300_000,
}, async () => {
  const walk = clip(4, "480x270");
  let id = await bring("video", walk);
  for (let kills = 0; kills < KILLS; ) {
    if (!(await untilHalfDone(id))) {
      // It finished before the poll saw it.
      id = await bring("video", walk);
      continue;
    }
    const starts = worker.starts();
    process.kill(worker.pid(), "SIGKILL");
    kills += 1;
    await expect.poll(() => worker.starts(), patience).toBeGreaterThan(starts);
    await loseClaim(id);
  }
  const found = await ended(id);
  expect(found).toMatchObject({ state: "ready", width: 480, height: 270 });
  expect(found.media.map(({ role }) => role).sort()).toEqual([
    "main",
    "poster",
    "preview",
    "thumbnail",
  ]);
  await expect.poll(left, patience).toEqual([]);

  const creations = postgresCreationStore(database);
  const creationId = await orders.create(ada, {
    prompt: "my walk",
    type: "video-upload",
    inputs: { initialVideo: id },
  });
  // The creation has its own reference, so the upload can be removed.
  await uploads.remove(id);
  await expect
    .poll(async () => (await creations.find(creationId))?.status, patience)
    .not.toBe("processing");
  const made = await creations.find(creationId);
  expect(made).toMatchObject({ status: null, gems: { held: 0, settled: 0 }, width: 480 });
  expect(made?.thumbhash).toBe(found.thumbhash);
  const files = await database
    .selectFrom("creation_media")
    .select(["role", "label", "hash"])
    .where("creation_id", "=", creationId)
    .execute();
  // It is 480 px wide, so only the smaller of the list widths are added.
  expect(files.map(({ role, label }) => `${role} ${label}`.trim()).sort()).toEqual([
    ...["main", "poster", "preview", "thumbnail", "thumbnail 240", "thumbnail 360"],
  ]);
  const sent = found.media.find(({ role }) => role === "main")?.hash;
  expect(files.find(({ role }) => role === "main")?.hash).toBe(sent);
});
