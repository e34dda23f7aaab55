import { lstatSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import { Refusal } from "@kinora/domain/refusal";
import type { UploadRoom } from "@kinora/domain/upload/upload-room";
import { diskRawUploads } from "@kinora/storage/disk/disk-raw-uploads";
import { measureUploadRoom } from "@kinora/storage/disk/disk-upload-room";
import { MemoryLocker } from "@tus/server";
import { expect, it, onTestFinished } from "vitest";
import { buildServer } from "../src/http/build-server.ts";
import { refusalOf } from "../src/http/refusal-reply.ts";
import { mountTus } from "../src/upload/tus-doors.ts";
import { openTus } from "../src/upload/tus-server.ts";
import { UploadFiles } from "../src/upload/upload-files.ts";
import { startTestServer } from "./test-server.ts";
import { openSender } from "./upload-sender.ts";

const { server, environment, clock, database } = await startTestServer();
clock.now = new Date();
const { announce, begin, send, bytesOf } = openSender(server);
const folder = environment.uploadsDirectory;

it("rejects a chunk when the disk is full, and accepts it once there is room", async () => {
  const id = await begin("ada", 300_000);
  const path = join(folder, id);
  // /dev/full, the system's full disk: every write to it fails with ENOSPC.
  rmSync(path);
  symlinkSync("/dev/full", path);
  const refused = await send("ada", id, 0, bytesOf(300_000));
  expect([refused.statusCode, refused.json().code]).toEqual([507, "STORAGE_FULL"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json().requestId).toBe(refused.headers["x-request-id"]);

  rmSync(path);
  const other = await begin("ada", 300_000);
  expect((await send("ada", other, 0, bytesOf(300_000))).statusCode).toBe(204);
  expect(lstatSync(join(folder, other)).size).toBe(300_000);
});

it("leaves nothing of an upload that failed to start", async () => {
  const before = readdirSync(folder);
  const known = new Set<string>();
  const forget = async (id: string) => void known.delete(id);
  const tus = openTus({
    datastore: new UploadFiles({ directory: folder }, forget),
    locker: new MemoryLocker(),
    newId: () => "no-room",
    begin: async ({ id }) => void known.add(id),
    received: async () => {},
  });
  symlinkSync("/dev/full", join(folder, "no-room.json"));
  const kind = Buffer.from("image").toString("base64");
  const request = new Request("http://localhost/api/uploads", {
    method: "POST",
    headers: { "tus-resumable": "1.0.0", "upload-length": "10", "upload-metadata": `kind ${kind}` },
  });
  const actor = { id: "usr_ada", tier: "free" } as const;
  const failed = await tus.answer(request, { actor, inTurn: (work) => work() }).catch(refusalOf);
  expect(failed).toBeInstanceOf(Refusal);
  expect(failed).toMatchObject({ code: "STORAGE_FULL" });
  expect(readdirSync(folder)).toEqual(before);
  expect(known.size).toBe(0);
});

it("reports the same when the database has no room", async () => {
  const full = Object.assign(new Error("could not extend file"), { code: "53100" });
  expect(refusalOf(full)).toMatchObject({ code: "STORAGE_FULL" });
});

/** Announces uploads of another user, of which nothing has been received yet. */
const announceFor = (userId: string, count: number, bytes: number) =>
  database
    .insertInto("upload")
    .values(
      Array.from({ length: count }, (_, at) => ({
        ...{ id: `${userId}-${at}`, user_id: userId, kind: "video", created_at: clock.now },
        ...{ bytes, state: "uploading" },
      })),
    )
    .execute();
const forget = (userId: string) =>
  database.deleteFrom("upload").where("user_id", "=", userId).execute();
const roomNow = () => measureUploadRoom(folder, [], diskRawUploads(folder), clock.now);

it("starts no upload that would use up the reserve, counting what others are still to send", async () => {
  const { free } = await roomNow();
  await announceFor("usr_bruno", 1, 2 * free);
  // Half of it appears to be received: a sparse file takes no space.
  const path = join(folder, "usr_bruno-0");
  writeFileSync(path, "");
  truncateSync(path, free);
  const refused = await announce("ada", 10);
  expect([refused.statusCode, refused.json().code]).toEqual([507, "STORAGE_FULL"]);
  await forget("usr_bruno");
  rmSync(path);
  expect((await announce("ada", 10)).statusCode).toBe(201);
});

it("counts only part of what is merely announced", async () => {
  const { free } = await roomNow();
  await announceFor("usr_bruno", 10, free);
  expect((await announce("ada", 10)).statusCode).toBe(201);
  await forget("usr_bruno");
});

/** Opens a server whose disk is as full as `room` states. */
async function openWithRoom(room: UploadRoom) {
  const small = await buildServer({
    verifyAccess: async () => ({
      ...{ userId: "usr_ada", role: "user", tier: "free", scopes: null, sessionId: "ses_1" },
    }),
    ...{ security: { record: () => {} }, trustedProxies: [], hosts: [] },
    ...{ secure: false, limited: false, logger: false },
  });
  const uploads = postgresUploadStore(database);
  await mountTus(small, {
    refuseReadOnly: () => {},
    withinAllowance: (_asked, work) => work(),
    ...{ now: () => clock.now, publicUrl: "http://localhost", room: async () => room },
    ...{ uploads, raw: diskRawUploads(folder) },
    tus: openTus({
      datastore: new UploadFiles({ directory: folder }, async () => {}),
      locker: new MemoryLocker(),
      ...{ newId: () => "", begin: async () => {} },
      received: (id) => uploads.markReceived(id, clock.now),
    }),
  });
  onTestFinished(() => small.close());
  return openSender(small);
}

it("rejects a chunk that would use up the reserve, whatever was announced", async () => {
  const id = await begin("ada", 300_000);
  const room = { total: 100e9, free: 4e9, expected: 0 };
  const sender = await openWithRoom(room);
  const piece = () => sender.send("ada", id, 0, bytesOf(300_000));
  expect((await piece()).json()).toMatchObject({ code: "STORAGE_FULL" });
  room.free += 300_000;
  expect((await piece()).statusCode).toBe(204);
});

it("aborts a chunk when others fill the disk in the meantime, and keeps what was received before", async () => {
  const size = 8_000_000;
  const id = await begin("ada", size);
  const room = { total: 100e9, free: 5e9, expected: 0 };
  const sender = await openWithRoom(room);
  // There is room at first, and none at the next check.
  Object.defineProperty(room, "free", { get: () => (looks++ === 0 ? 5e9 : 3e9) });
  let looks = 0;
  const broken = await sender.send("ada", id, 0, bytesOf(size));
  expect([broken.statusCode, broken.json().code]).toEqual([507, "STORAGE_FULL"]);
  expect(lstatSync(join(folder, id)).size).toBeLessThan(size);
});
