import { CREATION_MODES } from "@kinora/contracts/prompt/vocabulary";
import { describe, expect, it } from "vitest";
import { Refusal } from "../refusal.ts";
import { chooseInputs, refuseLostInputs } from "./choose-inputs.ts";
import type { UploadRecord } from "./upload.ts";

const ready = (id: string, about: Partial<UploadRecord> = {}): UploadRecord => {
  const facts = { width: 640, height: 360, duration: null };
  const mimeType = "image/webp";
  return {
    ...{ id, userId: "ada", kind: "image", state: "ready", fileName: "", bytes: 9, refusal: null },
    ...{ ...facts, thumbhash: null, peaks: null, consent: null, createdAt: new Date(0) },
    endedAt: new Date(1),
    media: [{ role: "main", hash: `hash of ${id}`, bytes: 9, mimeType, ...facts }],
    ...about,
  };
};
const small: UploadRecord["media"][number] = {
  ...{ hash: "hash of small", mimeType: "image/webp", bytes: 1 },
  ...{ role: "main", width: 640, height: 360, duration: null },
};
const stored = [
  ready("morning"),
  ready("evening"),
  ready("face", { consent: { version: "face-1", statedAt: new Date(1) } }),
  ready("clip", { kind: "video", duration: 3 }),
  ready("small", { media: [small] }),
  ready("waiting", { state: "review" }),
  ready("withheld"),
  ready("of bruno", { userId: "bruno" }),
];
const uploads = {
  find: async (id: string) => stored.find((upload) => upload.id === id) ?? null,
  heldFiles: async (hashes: readonly string[]) =>
    new Set(hashes.filter((hash) => hash === "hash of withheld")),
};
type Form = Parameters<typeof chooseInputs>[0];
const choose = (form: Form, isAway = false, pictureMax: number | null = null) =>
  chooseInputs(form, "ada", uploads, () => ({ isAway, pictureMax }));
const refusal = (form: Form, isAway = false, pictureMax: number | null = null) =>
  choose(form, isAway, pictureMax).then(
    () => "accepted",
    (error: unknown) => {
      if (error instanceof Refusal) return { code: error.code, ...error.details };
      throw error;
    },
  );

describe("the picture a clip ends on", () => {
  it.each(["photo-to-video", "text-image-to-video"] as const)(
    "is recorded for %s",
    async (type) => {
      const inputs = { initialImage: "morning", lastImage: "evening" };
      expect(await choose({ type, inputs })).toMatchObject({
        initialImage: { hash: "hash of morning" },
        lastImage: { hash: "hash of evening", width: 640, height: 360 },
      });
      expect(await choose({ type, inputs: { initialImage: "morning" } })).not.toHaveProperty(
        "lastImage",
      );
    },
  );

  it("is refused by every other mode, with or without an initial file", async () => {
    const others = CREATION_MODES.filter(
      (mode) => mode !== "photo-to-video" && mode !== "text-image-to-video",
    );
    const refused = { code: "SETTING_UNSUPPORTED", setting: "lastImage" };
    for (const type of [undefined, ...others]) {
      const own = type === "face-to-video" ? { initialImage: "face" } : {};
      const clip = /^(?:video-upload|text-to-video)$/.test(type ?? "")
        ? { initialVideo: "clip" }
        : {};
      const inputs = { ...own, ...clip, lastImage: "evening" };
      expect(await refusal({ type, inputs }), type).toMatchObject(refused);
    }
  });

  it.each([
    ["nothing to begin with", { lastImage: "evening" }, "INPUT_REQUIRED"],
    ["a clip", { initialImage: "morning", lastImage: "clip" }, "UPLOAD_WRONG_KIND"],
    [
      "one still being checked",
      { initialImage: "morning", lastImage: "waiting" },
      "UPLOAD_NOT_READY",
    ],
    ["a withheld one", { initialImage: "morning", lastImage: "withheld" }, "UPLOAD_UNSAFE"],
    ["somebody else's", { initialImage: "morning", lastImage: "of bruno" }, "UPLOAD_NOT_FOUND"],
  ])("is validated like the initial picture: %s", async (_case, inputs, code) => {
    expect(await refusal({ type: "photo-to-video", inputs })).toMatchObject({ code });
  });

  it("must still exist when the clip is ordered", async () => {
    const inputs = await choose({
      type: "photo-to-video",
      inputs: { initialImage: "morning", lastImage: "evening" },
    });
    const keeping = (...hashes: string[]) => ({
      hasReady: async (_user: string, hash: string) => hashes.includes(hash),
      heldFiles: uploads.heldFiles,
    });
    const both = keeping("hash of morning", "hash of evening");
    await expect(refuseLostInputs(inputs, "ada", both)).resolves.toBeUndefined();
    await expect(refuseLostInputs(inputs, "ada", keeping("hash of morning"))).rejects.toMatchObject(
      { code: "UPLOAD_NOT_FOUND" },
    );
    const withheld = { ...inputs, lastImage: { ...inputs.lastImage, hash: "hash of withheld" } };
    await expect(
      refuseLostInputs(
        withheld as typeof inputs,
        "ada",
        keeping("hash of morning", "hash of withheld"),
      ),
    ).rejects.toMatchObject({ code: "UPLOAD_UNSAFE" });
  });
});

it("animates a face only with consent", async () => {
  const moved = (initialImage: string) =>
    refusal({ type: "face-to-video", inputs: { initialImage } });
  expect(await moved("morning")).toMatchObject({ code: "FACE_CONSENT_REQUIRED" });
  expect(await moved("face")).toBe("accepted");
});

it("refuses a picture whose file is too large for the model, the last one too, but no clip", async () => {
  const filmed = (inputs: Form["inputs"], max: number) =>
    refusal({ type: "photo-to-video", inputs }, false, max);
  const large = { code: "PICTURE_TOO_LARGE", bytes: 9, max: 8 };
  expect(await filmed({ initialImage: "morning" }, 9)).toBe("accepted");
  expect(await filmed({ initialImage: "morning" }, 8)).toEqual(large);
  expect(await filmed({ initialImage: "small", lastImage: "evening" }, 8)).toEqual(large);
  const clip = { type: "text-to-video", inputs: { initialVideo: "clip" } } as const;
  expect(await refusal(clip, false, 1)).toBe("accepted");
});

it("sends photos to a service only with consent, the last one too, and clips without", async () => {
  const filmed = (inputs: Form["inputs"]) => refusal({ type: "photo-to-video", inputs }, true);
  const missing = { code: "FACE_CONSENT_REQUIRED" };
  expect(await filmed({ initialImage: "morning" })).toMatchObject(missing);
  expect(await filmed({ initialImage: "face", lastImage: "evening" })).toMatchObject(missing);
  expect(await filmed({ initialImage: "face", lastImage: "face" })).toBe("accepted");
  const clip = { type: "text-to-video", inputs: { initialVideo: "clip" } } as const;
  expect(await refusal(clip, true)).toBe("accepted");
});
