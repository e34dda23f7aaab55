import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { refusalBody } from "@kinora/contracts/http/refusal";
import { UPLOADS_OPEN_MAX } from "@kinora/contracts/limits";
import { upload as uploadSchema } from "@kinora/contracts/upload/upload";
import { acceptIntake, claimIntake } from "@kinora/database/upload/intake-claims";
import { diskMediaStore } from "@kinora/storage/disk-media-store";
import * as tus from "tus-js-client";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { server, as, database, environment, clock } = await startTestServer();
// The library tells the time by itself; ours follows it here.
clock.now = new Date();
const origin = await server.listen({ host: "127.0.0.1", port: 0 });
const ada = as("ada");
const bruno = as("bruno");
const endpoint = `${origin}/api/uploads`;

const bytesOf = (size: number) => Buffer.alloc(size, "kinora ");
const header = (text: string) => Buffer.from(text).toString("base64");
const announce = (handle: string | null, size: number | null, kind = "image") =>
  server.inject({
    method: "POST",
    url: "/api/uploads",
    headers: {
      "tus-resumable": "1.0.0",
      ...(handle === null ? {} : { authorization: `Bearer ${handle}` }),
      ...(size === null ? {} : { "upload-length": String(size) }),
      "upload-metadata": `kind ${header(kind)},filename ${header("../../etc/cat.png")}`,
    },
  });
const idOf = (location: unknown) => String(location).split("/").at(-1) ?? "";
const begin = async (handle: string, size = 10) =>
  idOf((await announce(handle, size)).headers.location);
const send = (handle: string, id: string, offset: number, body: Buffer) =>
  server.inject({
    method: "PATCH",
    url: `/api/uploads/${id}`,
    headers: {
      "tus-resumable": "1.0.0",
      authorization: `Bearer ${handle}`,
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
    },
    payload: body,
  });
const show = async (id: string) =>
  uploadSchema.parse((await ada("GET", `/api/uploads/${id}`)).body);

/** The official client, as any app would use it. */
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

describe("tus", () => {
  it("says what it speaks", async () => {
    const answer = await server.inject({ method: "OPTIONS", url: "/api/uploads" });
    expect(answer.headers["tus-version"]).toContain("1.0.0");
    expect(String(answer.headers["tus-extension"]).split(",").sort()).toEqual(
      ["creation", "creation-with-upload", "expiration", "termination"].sort(),
    );
  });

  it("takes a file from the official client, in pieces, and hands it over", async () => {
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

  it("goes on where a cut connection left off", async () => {
    const content = bytesOf(3_000_000);
    const relay = await openCuttingRelay(1_000_000);
    afterAll(() => relay.close());
    const offsets: number[] = [];
    const id = await sendWithClient(content, {
      endpoint: `http://127.0.0.1:${relay.port}/api/uploads`,
      onAfterResponse: (request, answer) => {
        if (request.getMethod() === "HEAD") offsets.push(Number(answer.getHeader("Upload-Offset")));
      },
    });
    expect(relay.cuts()).toBe(1);
    expect(offsets[0]).toBeGreaterThan(0);
    expect(offsets[0]).toBeLessThan(content.length);
    expect(await show(id)).toMatchObject({ state: "checking", received: content.length });
    expect(readFileSync(join(environment.uploadsDirectory, id)).equals(content)).toBe(true);
  });

  it("tells how far it is, and stays whole when the last answer was lost", async () => {
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
    // As if the server had been killed between the last byte and its note.
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
  ] as const)("answers %s as it should", async (_what, ask, status, code) => {
    const answer = await ask();
    expect(answer.statusCode, answer.body).toBe(status);
    if (code === undefined) return;
    expect(refusalBody.parse(answer.json()).code).toBe(code);
  });

  it("refuses bytes under another content type, and a request for JSON there", async () => {
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

  it("keeps the name of a file, not its path", async () => {
    expect((await show(await begin("ada"))).fileName).toBe("cat.png");
  });

  it("holds a person to a number of unfinished uploads, also at once", async () => {
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

  it("shows an upload to nobody else and lets nobody else touch it", async () => {
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

  it("ends one that was not finished in a day", async () => {
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
});

describe("a ready upload", () => {
  /** As a worker takes it in. */
  const makeReady = async (handle: string, kind: "image" | "video") => {
    const id = idOf((await announce(handle, 10, kind)).headers.location);
    await send(handle, id, 0, bytesOf(10));
    const claim = await claimIntake(database, [kind]);
    if (!claim) throw new Error("nothing to take in");
    const files = diskMediaStore(environment.mediaDirectory);
    const { hash, bytes } = await files.keep(Buffer.from(`content of ${id}`));
    const film = kind === "video";
    const facts = { width: 720, height: 480, duration: film ? 3.2 : null };
    const mimeType = film ? "video/mp4" : "image/webp";
    const media = [{ role: "main", hash, bytes, mimeType, ...facts } as const];
    const found = { ...facts, thumbhash: "AAAA", peaks: null, scores: [], media };
    await acceptIntake(database, claim, "ready", found, clock.now);
    return { id, hash };
  };
  const order = (handle: string, form: object) =>
    as(handle)("POST", "/api/creations", { prompt: "my film", ...form }, crypto.randomUUID());

  it("opens for its owner only, until it is removed", async () => {
    const { id, hash } = await makeReady("ada", "image");
    const url = (await show(id)).media?.main.url ?? "";
    expect(url).toContain(hash);
    const open = (address: string) => server.inject({ method: "GET", url: address });
    expect((await open(url)).body).toBe(`content of ${id}`);
    expect((await open(url.split("?")[0] ?? "")).statusCode).toBe(404);
    await ada("DELETE", `/api/uploads/${id}`);
    expect((await open(url)).statusCode).toBe(404);
  });

  it("becomes a creation of its own size and length, free, and marked as not generated", async () => {
    const { id, hash } = await makeReady("ada", "video");
    const form = { type: "video-upload", inputs: { initialVideo: id } };
    const quote = await ada("POST", "/api/quotes", { prompt: "my film", ...form });
    expect(quote.body).toMatchObject({ gems: 0, model: "upload" });
    const made = await order("ada", form);
    expect(made.status, JSON.stringify(made.body)).toBe(202);
    expect(made.body).toMatchObject({
      type: "video-upload",
      kind: "video",
      aspectRatio: "16:9",
      width: 720,
      height: 480,
      duration: 3.2,
      aiGenerated: false,
      recipe: { engine: "upload", inputs: { initialVideo: { hash } } },
    });
    expect(JSON.stringify(made.body.recipe)).not.toContain(id);
    // What was priced is gone before it is pressed.
    await ada("DELETE", `/api/uploads/${id}`);
    const late = await ada("POST", "/api/creations", { quoteId: quote.body.quoteId }, "late");
    expect([late.status, late.body.code]).toEqual([404, "UPLOAD_NOT_FOUND"]);
  });

  it("is checked before it is used", async () => {
    const film = await makeReady("ada", "video");
    const photo = await makeReady("ada", "image");
    const other = await makeReady("bruno", "video");
    const open = await begin("ada");
    const upload = (initialVideo: string) => ({ type: "video-upload", inputs: { initialVideo } });
    const cases: [form: object, code: string][] = [
      [{ type: "video-upload" }, "INPUT_REQUIRED"],
      [upload(other.id), "UPLOAD_NOT_FOUND"],
      [upload("nothing"), "UPLOAD_NOT_FOUND"],
      [upload(photo.id), "UPLOAD_WRONG_KIND"],
      [{ type: "photo-to-video", inputs: { initialImage: open } }, "UPLOAD_NOT_READY"],
      [{ type: "face-to-video", inputs: { initialImage: photo.id } }, "CONSENT_REQUIRED"],
      [{ type: "text-to-image", inputs: { initialVideo: film.id } }, "SETTING_UNSUPPORTED"],
      [{ ...upload(film.id), additionalParams: { duration: 5 } }, "SETTING_UNSUPPORTED"],
    ];
    for (const [form, code] of cases) {
      expect((await order("ada", form)).body.code, JSON.stringify(form)).toBe(code);
    }
  });

  it("keeps who stated consent to which words, and when; the first statement stays", async () => {
    const { id } = await makeReady("ada", "image");
    const state = (who: typeof ada, version: string) =>
      who("PUT", `/api/uploads/${id}/consent`, { version });
    expect((await state(bruno, "face-1")).status).toBe(404);
    expect((await state(ada, "other")).status).toBe(422);
    const { body } = await state(ada, "face-1");
    expect(body.consent).toEqual({ version: "face-1", statedAt: clock.now.toISOString() });
    const first = clock.now;
    clock.now = new Date(first.getTime() + 60_000);
    expect((await state(ada, "face-1")).body.consent.statedAt).toBe(first.toISOString());
    const film = await makeReady("ada", "video");
    const wrong = await ada("PUT", `/api/uploads/${film.id}/consent`, { version: "face-1" });
    expect(wrong.body.code).toBe("UPLOAD_WRONG_KIND");
  });
});

/** Passes requests on to the server, and cuts the first body after so many bytes. */
async function openCuttingRelay(after: number) {
  let cuts = 0;
  const relay: Server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const onward = httpRequest(`${origin}${url}`, { method, headers }, (back) => {
      const location = back.headers.location;
      answer.writeHead(back.statusCode ?? 502, {
        ...back.headers,
        ...(location ? { location } : {}),
      });
      back.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    let passed = 0;
    incoming.on("data", (chunk: Buffer) => {
      passed += chunk.length;
      onward.write(chunk);
      if (method !== "PATCH" || cuts > 0 || passed < after) return;
      cuts += 1;
      // The server gets what was sent, the client gets nothing.
      onward.end();
      onward.destroy();
      incoming.socket.destroy();
    });
    incoming.on("end", () => onward.end());
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = JSON.parse(JSON.stringify(relay.address()));
  return { port, cuts: () => cuts, close: () => relay.close() };
}
