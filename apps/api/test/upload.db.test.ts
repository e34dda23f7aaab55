import { once } from "node:events";
import {
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { refusalBody } from "@kinora/contracts/http/refusal";
import { UPLOADS_OPEN_MAX } from "@kinora/contracts/limits";
import { upload as uploadSchema } from "@kinora/contracts/upload/upload";
import { postgresUploadStore } from "@kinora/database/upload/postgres-upload-store";
import { sql } from "kysely";
import * as tus from "tus-js-client";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openCuttingRelay } from "./cutting-relay.ts";
import { startTestServer } from "./test-server.ts";
import { openSender } from "./upload-sender.ts";

const { server, as, database, environment, clock } = await startTestServer();
// The library uses the system clock; ours follows it here.
clock.now = new Date();
const origin = await server.listen({ host: "127.0.0.1", port: 0 });
const ada = as("ada");
const bruno = as("bruno");
const endpoint = `${origin}/api/uploads`;

const { bytesOf, announce, idOf, begin, send } = openSender(server);
const show = async (id: string) =>
  uploadSchema.parse((await ada("GET", `/api/uploads/${id}`)).body);

/** Uploads with the official client, as any app would. */
const sendWithClient = (content: Buffer | string, options: Partial<tus.UploadOptions>) =>
  new Promise<string>((resolve, reject) => {
    const source = typeof content === "string" ? createReadStream(content) : content;
    const sending = new tus.Upload(source, {
      endpoint,
      retryDelays: [20, 40, 80],
      headers: { authorization: "Bearer ada" },
      metadata: { kind: "image", filename: "cat.png" },
      onError: reject,
      onSuccess: () => resolve(idOf(sending.url)),
      ...options,
    });
    sending.start();
  });

beforeEach(async () => {
  await database.deleteFrom("upload").execute();
});

it("holds one connection for all users who wait to start an upload, and answers others", async () => {
  const answers = await database.transaction().execute(async (transaction) => {
    await postgresUploadStore(transaction).lockBeginning();
    const flood = Array.from({ length: 60 }, () => announce("ada", 10));
    const isWaiting = sql<{ count: number }>`
      select count(*)::int as count from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
    const waiting = async () => (await isWaiting.execute(transaction)).rows[0]?.count ?? 0;
    // On a busy machine a waiting request may be told to retry in the meantime, and the next one
    // counts.
    const waited: number[] = [];
    for (; waited.length < 10 || !waited.includes(1); waited.push(await waiting()))
      expect((await bruno("GET", "/api/me")).status).toBe(200);
    expect(Math.max(...waited)).toBe(1);
    return flood;
  });
  const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 201).length).toBe(UPLOADS_OPEN_MAX);
  expect(new Set(codes)).not.toContain(500);
});

describe("tus", () => {
  it("reports its version and extensions", async () => {
    const answer = await server.inject({ method: "OPTIONS", url: "/api/uploads" });
    expect(answer.headers["tus-version"]).toContain("1.0.0");
    expect(String(answer.headers["tus-extension"]).split(",").sort()).toEqual(
      ["creation", "creation-with-upload", "expiration", "termination"].sort(),
    );
  });

  it("accepts a file from the official client, in chunks, and passes it on", async () => {
    const id = await sendWithClient(bytesOf(100_000), { chunkSize: 30_000 });
    expect(await show(id)).toMatchObject({
      kind: "image",
      state: "checking",
      fileName: "cat.png",
      bytes: 100_000,
      received: 100_000,
      media: null,
      refusal: null,
    });
    expect(existsSync(join(environment.uploadsDirectory, id))).toBe(true);
  });

  it("resumes after a dropped connection", async () => {
    const content = bytesOf(3_000_000);
    const bytes = () =>
      statSync(join(environment.uploadsDirectory, begun), { throwIfNoEntry: false });
    let begun = "not yet";
    const relay = await openCuttingRelay(origin, 1_000_000, () => (bytes()?.size ?? 0) > 0);
    onTestFinished(() => void relay.close());
    const offsets: number[] = [];
    const id = await sendWithClient(content, {
      endpoint: `http://127.0.0.1:${relay.port}/api/uploads`,
      onAfterResponse: (asked, answer) => {
        if (asked.getMethod() === "POST") begun = idOf(answer.getHeader("Location"));
        if (asked.getMethod() === "HEAD") offsets.push(Number(answer.getHeader("Upload-Offset")));
      },
    });
    expect(relay.cuts()).toBe(1);
    expect(offsets[0]).toBeGreaterThan(0);
    expect(offsets[0]).toBeLessThan(content.length);
    expect(await show(id)).toMatchObject({ state: "checking", received: content.length });
    expect(readFileSync(join(environment.uploadsDirectory, id)).equals(content)).toBe(true);
  });

  it("reports the offset, and completes when the last response was lost", async () => {
    const id = await begin("ada", 10);
    expect((await send("ada", id, 0, bytesOf(4))).statusCode).toBe(204);
    const head = () =>
      server.inject({
        method: "HEAD",
        url: `/api/uploads/${id}`,
        headers: { "tus-resumable": "1.0.0", authorization: "Bearer ada" },
      });
    expect((await head()).headers).toMatchObject({ "upload-offset": "4", "upload-length": "10" });
    expect(await show(id)).toMatchObject({ state: "uploading", received: 4 });
    // Simulates a server killed between storing the last byte and recording it.
    writeFileSync(join(environment.uploadsDirectory, id), bytesOf(10));
    expect((await head()).headers).toMatchObject({ "upload-offset": "10" });
    expect(await show(id)).toMatchObject({ state: "checking" });
  });

  it.each([
    ["nobody", () => announce(null, 10), 401, "SIGN_IN_REQUIRED"],
    ["no size", () => announce("ada", null), 412, "UPLOAD_PROTOCOL"],
    ["no kind", () => announce("ada", 10, "text"), 422, "INVALID_INPUT"],
    ["nothing", () => announce("ada", 0), 422, "INVALID_INPUT"],
    ["too much", () => announce("ada", 20_000_001), 413, "UPLOAD_TOO_LARGE"],
    ["as a pro, what a pro may", () => announce("ada", 20_000_000), 201, undefined],
    ["a film of a photo's size", () => announce("ada", 20_000_001, "video"), 201, undefined],
    [
      "another protocol",
      () =>
        server.inject({
          method: "POST",
          url: "/api/uploads",
          headers: { authorization: "Bearer ada" },
        }),
      412,
      "UPLOAD_PROTOCOL",
    ],
    ["bytes for nothing", () => send("ada", "nothing", 0, bytesOf(1)), 404, "UPLOAD_NOT_FOUND"],
    [
      "a wrong offset",
      async () => send("ada", await begin("ada"), 3, bytesOf(1)),
      409,
      "UPLOAD_OFFSET_WRONG",
    ],
    [
      "more than announced",
      async () => send("ada", await begin("ada", 4), 0, bytesOf(9)),
      413,
      "UPLOAD_TOO_LARGE",
    ],
  ] as const)("answers %s as specified", async (_what, ask, status, code) => {
    const answer = await ask();
    expect(answer.statusCode, answer.body).toBe(status);
    if (code === undefined) return;
    expect(refusalBody.parse(answer.json()).code).toBe(code);
  });

  it("rejects bytes of another content type, and JSON in their place", async () => {
    const id = await begin("ada");
    const answer = await server.inject({
      method: "PATCH",
      url: `/api/uploads/${id}`,
      headers: { "tus-resumable": "1.0.0", authorization: "Bearer ada", "upload-offset": "0" },
      payload: { a: 1 },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    expect((await ada("PUT", `/api/uploads/${id}`, {})).status).toBe(405);
  });

  it("accepts one of several concurrent copies of the same bytes, and tells the others why", async () => {
    const id = await begin("ada", 10);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send("ada", id, 0, bytesOf(10))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => ![204, 409, 423].includes(status))).toEqual([]);
  });

  it("keeps the name of a file, not its path", async () => {
    expect((await show(await begin("ada"))).fileName).toBe("cat.png");
  });

  it("limits a user's unfinished uploads, also under concurrent requests", async () => {
    // Opens the connections first, because requests on new ones would arrive one by one.
    await Promise.all(
      Array.from({ length: 20 }, () => sql`select pg_sleep(0.05)`.execute(database)),
    );
    const answers = await Promise.all(
      Array.from({ length: UPLOADS_OPEN_MAX + 4 }, () => announce("ada", 10)),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 201);
    expect(taken).toHaveLength(UPLOADS_OPEN_MAX);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.json().code).toBe("UPLOADS_OPEN");
    expect((await announce("bruno", 10)).statusCode).toBe(201);
    await ada("DELETE", `/api/uploads/${idOf(taken[0]?.headers.location)}`);
    expect((await announce("ada", 10)).statusCode).toBe(201);
  });

  it("hides an upload from other users and protects it from them", async () => {
    const id = await begin("ada");
    for (const method of ["GET", "DELETE"] as const) {
      const answer = await bruno(method, `/api/uploads/${id}`);
      expect([answer.status, answer.body.code]).toEqual([404, "UPLOAD_NOT_FOUND"]);
    }
    expect((await send("bruno", id, 0, bytesOf(10))).statusCode).toBe(404);
    expect((await bruno("GET", "/api/uploads")).body.items).toEqual([]);
    expect((await ada("GET", "/api/uploads")).body.items).toHaveLength(1);
    expect((await show(id)).received).toBe(0);
  });

  it("finds an upload by its path, whatever id the query contains", async () => {
    const [hers, his] = [await begin("ada", 10), await begin("bruno", 20)];
    const head = await server.inject({
      method: "HEAD",
      url: `/api/uploads/${his}?x=/${hers}`,
      headers: { "tus-resumable": "1.0.0", authorization: "Bearer bruno" },
    });
    expect(head.headers).toMatchObject({ "upload-length": "20" });
  });

  it("writes to the upload that was checked, whatever follows a # in the URL", async () => {
    const [hers, his] = [await begin("ada", 10), await begin("bruno", 10)];
    for (const method of ["HEAD", "PATCH"]) {
      const sending = request(origin, {
        ...{ method, path: `/api/uploads/${his}#/${hers}` },
        headers: {
          ...{ "tus-resumable": "1.0.0", authorization: "Bearer bruno", "upload-offset": "0" },
          "content-type": "application/offset+octet-stream",
        },
      });
      sending.end(method === "PATCH" ? bytesOf(10) : undefined);
      const [answer] = await once(sending, "response");
      answer.resume();
      expect(answer.statusCode).toBe(404);
    }
    expect(await show(hers)).toMatchObject({ state: "uploading", received: 0 });
  });

  it("expires an upload that is not finished in a day", async () => {
    const id = await begin("ada");
    const began = clock.now;
    clock.now = new Date(began.getTime() + 24 * 3_600_000 + 1_000);
    const answer = await send("ada", id, 0, bytesOf(10));
    clock.now = began;
    expect([answer.statusCode, answer.json().code]).toEqual([410, "UPLOAD_EXPIRED"]);
  });

  it("removes the bytes with the upload", async () => {
    const id = await begin("ada");
    await send("ada", id, 0, bytesOf(4));
    expect((await ada("DELETE", `/api/uploads/${id}`)).status).toBe(204);
    expect(readdirSync(environment.uploadsDirectory).filter((name) => name.startsWith(id))).toEqual(
      [],
    );
    expect((await send("ada", id, 4, bytesOf(6))).statusCode).toBe(404);
  });

  it("aborts a request whose upload is removed, so that its bytes do not fill the disk", async () => {
    const id = await begin("ada", 1_000_000);
    const sending = request(`${endpoint}/${id}`, {
      method: "PATCH",
      headers: {
        ...{ "tus-resumable": "1.0.0", authorization: "Bearer ada", "upload-offset": "0" },
        ...{ "content-type": "application/offset+octet-stream", "content-length": 1_000_000 },
      },
    });
    const ended = new Promise((resolve) => {
      sending.on("response", ({ statusCode }) => resolve(statusCode)).on("error", resolve);
    });
    sending.write(bytesOf(400_000));
    const { uploadsDirectory } = environment;
    await expect.poll(() => statSync(join(uploadsDirectory, id)).size).toBeGreaterThan(0);
    expect((await ada("DELETE", `/api/uploads/${id}`)).status).toBe(204);
    // The rest is never sent, so only the server can end the request.
    await ended;
    expect(readdirSync(uploadsDirectory).filter((name) => name.startsWith(id))).toEqual([]);
    sending.destroy();
  });
});
