import { upload as uploadSchema } from "@kinora/contracts/upload/upload";
import { acceptIngest, claimIngest } from "@kinora/database/upload/ingest-claims";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { insertFoundAbuse } from "@kinora/testing/moderation/insert-found-abuse";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";
import { openSender } from "./upload-sender.ts";

const { server, as, database, environment, clock } = await startTestServer();
// The library uses the system clock; ours follows it here.
clock.now = new Date();
const ada = as("ada");
const bruno = as("bruno");
const { bytesOf, announce, idOf, begin, send } = openSender(server);
const show = async (id: string) =>
  uploadSchema.parse((await ada("GET", `/api/uploads/${id}`)).body);

beforeEach(async () => {
  await database.deleteFrom("upload").execute();
});

describe("a ready upload", () => {
  /** Ingests an upload as a worker does. */
  const makeReady = async (handle: string, kind: "image" | "video") => {
    const id = idOf((await announce(handle, 10, kind)).headers.location);
    await send(handle, id, 0, bytesOf(10));
    const claim = await claimIngest(database, [kind]);
    if (!claim) throw new Error("nothing to take in");
    const files = diskMediaStore(environment.mediaDirectory);
    const { hash, bytes } = await files.keep(Buffer.from(`content of ${id}`));
    const film = kind === "video";
    const facts = { width: 720, height: 480, duration: film ? 3.2 : null };
    const mimeType = film ? "video/mp4" : "image/webp";
    const media = [{ role: "main", hash, bytes, mimeType, ...facts } as const];
    const seen = { scores: [], times: null, looked: 0, limitsNumber: 0 };
    const found = { ...facts, thumbhash: "AAAA", peaks: null, ...seen, media };
    await acceptIngest(database, claim, "ready", found, clock.now);
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

  it("becomes a creation of its own size and length, free of charge, and marked as not generated", async () => {
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
    // The quoted upload is removed before the order.
    await ada("DELETE", `/api/uploads/${id}`);
    const late = await ada("POST", "/api/creations", { quoteId: quote.body.quoteId }, "late");
    expect([late.status, late.body.code]).toEqual([404, "UPLOAD_NOT_FOUND"]);
  });

  it("can be the input of a text-to-video order, at the usual price", async () => {
    const { id } = await makeReady("ada", "video");
    const film = { type: "text-to-video", additionalParams: { duration: 4 } };
    const form = { prompt: "my film at night", ...film, inputs: { initialVideo: id } };
    const quote = await ada("POST", "/api/quotes", form);
    expect(quote.body).toMatchObject({ gems: 4, model: "core", explanation: "4 s × 1 gem" });
  });

  it("can be used for nothing once its file was found to be child abuse", async () => {
    const [initialImage, whole] = [
      await makeReady("ada", "image"),
      await makeReady("ada", "image"),
    ];
    const form = (id: string) => ({
      ...{ type: "photo-to-video", prompt: "my film", additionalParams: { duration: 4 } },
      inputs: { initialImage: id },
    });
    const earlier = await ada("POST", "/api/quotes", form(initialImage.id));
    await insertFoundAbuse(database, { hash: initialImage.hash, at: clock.now });
    const refused = { status: 422, body: { code: "UPLOAD_UNSAFE" } };
    expect(await ada("POST", "/api/quotes", form(initialImage.id))).toMatchObject(refused);
    const late = await ada("POST", "/api/creations", { quoteId: earlier.body.quoteId }, "found");
    expect(late).toMatchObject(refused);
    const avatar = (id: string) => ada("PUT", "/api/me/avatar", { uploadId: id });
    expect((await avatar(initialImage.id)).body.code).toBe("AVATAR_UNFIT");
    expect((await avatar(whole.id)).status).toBe(200);
    expect((await ada("POST", "/api/quotes", form(whole.id))).status).toBe(200);
  });

  it("can be the last frame of a film of another photo, at the price of one film", async () => {
    await ada("POST", "/api/gems/daily-claim");
    const initialImage = await makeReady("ada", "image");
    const lastImage = await makeReady("ada", "image");
    const inputs = { initialImage: initialImage.id, lastImage: lastImage.id };
    const form = { type: "photo-to-video", inputs, additionalParams: { duration: 4 } };
    const made = await order("ada", form);
    expect(made.status, JSON.stringify(made.body)).toBe(202);
    expect(made.body.recipe.inputs).toMatchObject({
      initialImage: { hash: initialImage.hash },
      lastImage: { hash: lastImage.hash },
    });
    const quote = await ada("POST", "/api/quotes", { prompt: "slowly", ...form });
    expect(quote.body).toMatchObject({ gems: 4, model: "core" });
    await ada("DELETE", `/api/uploads/${lastImage.id}`);
    const late = await ada("POST", "/api/creations", { quoteId: quote.body.quoteId }, "late last");
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
      [{ type: "face-to-video", inputs: { initialImage: photo.id } }, "FACE_CONSENT_REQUIRED"],
      [{ type: "text-to-image", inputs: { initialVideo: film.id } }, "SETTING_UNSUPPORTED"],
      [{ ...upload(film.id), additionalParams: { duration: 5 } }, "SETTING_UNSUPPORTED"],
      [{ ...upload(photo.id), type: "text-to-video" }, "UPLOAD_WRONG_KIND"],
      [{ type: "text-to-video", inputs: { lastImage: photo.id } }, "SETTING_UNSUPPORTED"],
      [
        { type: "photo-to-video", inputs: { initialImage: photo.id, lastImage: film.id } },
        "UPLOAD_WRONG_KIND",
      ],
      [
        { ...upload(film.id), type: "text-to-video", additionalParams: { effect: "zoom" } },
        "SETTING_UNSUPPORTED",
      ],
    ];
    for (const [form, code] of cases) {
      expect((await order("ada", form)).body.code, JSON.stringify(form)).toBe(code);
    }
  });

  it("records who consented to which wording, and when, and keeps the first statement", async () => {
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
