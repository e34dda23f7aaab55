import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UploadKind } from "@kinora/contracts/upload/upload";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { drawn } from "@kinora/testing/drawn";
import {
  drawScene,
  makeAnimation,
  makeClip,
  makeCmykPhoto,
  makeHeic,
  makePhonePhoto,
  makePixelBomb,
  makeSound,
} from "@kinora/testing/upload/make-files";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { FileRefused } from "./file-refused.ts";
import { probeFilm } from "./probe-recording.ts";
import { runIngest } from "./run-ingest.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-ingest-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const limits = { pixels: 50_000_000, seconds: 10 };
let count = 0;

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3a7" } });

function write(content: Buffer | string): string {
  const path = join(folder, `source-${count++}`);
  writeFileSync(path, content);
  return path;
}

async function take(source: string, kind: UploadKind, signal = new AbortController().signal) {
  const directory = join(folder, `results-${count++}`);
  mkdirSync(directory);
  const result = await runIngest({ task: "take-in", source, kind, limits, directory }, signal);
  const read = (name: string) => readFileSync(join(directory, name));
  return { ...result, directory, read };
}

const refusalOf = (source: string, kind: UploadKind) =>
  take(source, kind).then(
    () => "taken",
    (error: unknown) => (error instanceof FileRefused ? error.code : error),
  );

describe("pictures", () => {
  it("rotates a phone's photo upright and removes its location", async () => {
    const photo = await makePhonePhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { files, thumbhash, verdict, scores, read } = await take(write(photo), "image");
    expect(
      files.map(({ role, mimeType, width, height }) => [role, mimeType, width, height]),
    ).toEqual([
      ["main", "image/webp", 200, 320],
      ["thumbnail", "image/webp", 200, 320],
    ]);
    const main = await sharp(read("photo.webp")).metadata();
    expect(main).toMatchObject({ format: "webp", space: "srgb" });
    expect([main.exif, main.xmp, main.icc, main.orientation]).toEqual(Array(4).fill(undefined));
    expect(thumbhash).toMatch(/^[A-Za-z0-9+/]{20,}=*$/);
    expect(verdict).toBe("clean");
    expect(scores).toHaveLength(1);
  });

  it("reads a CMYK JPEG in its true colours", async () => {
    const { read } = await take(write(await makeCmykPhoto()), "image");
    const [red = 0, , blue = 0] = await sharp(read("photo.webp"))
      .extract({ left: 300, top: 100, width: 8, height: 8 })
      .resize(1, 1)
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(190);
    expect(blue).toBeLessThan(110);
  });

  it("keeps transparency, and the first frame of an animation", async () => {
    const glass = sharp({
      create: { width: 80, height: 80, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    });
    const clear = await take(write(await glass.png().toBuffer()), "image");
    expect((await sharp(clear.read("photo.webp")).metadata()).hasAlpha).toBe(true);
    const still = await take(write(await makeAnimation()), "image");
    const { pages, height } = await sharp(still.read("photo.webp")).metadata();
    expect([pages ?? 1, height]).toEqual([1, 96]);
    expect((await sharp(still.read("photo.webp")).raw().toBuffer())[0]).toBeGreaterThan(200);
  });

  it("accepts very large pictures, and those of exactly the minimum size", async () => {
    const large = await take(write(await flat(8000, 1500).jpeg().toBuffer()), "image");
    const { width = 0, height = 0 } = await sharp(large.read("photo.webp")).metadata();
    expect(width / height).toBeCloseTo(8000 / 1500, 1);
    const pixel = await take(write(await flat(64, 64).png().toBuffer()), "image");
    expect(pixel.files[0]).toMatchObject({ width: 64, height: 64 });
  });

  it("removes data hidden behind a picture", async () => {
    const script = "<script>alert('hidden')</script>";
    const polyglot = Buffer.concat([
      await drawScene().jpeg().toBuffer(),
      Buffer.from(`PK\u0003\u0004 ${script}`),
    ]);
    const { directory } = await take(write(polyglot), "image");
    for (const name of readdirSync(directory)) {
      expect(readFileSync(join(directory, name)).includes("hidden"), name).toBe(false);
    }
  });

  it("refuses each bad file with its reason", async () => {
    const jpeg = await drawScene(800, 600).jpeg().toBuffer();
    const png = await drawScene().png().toBuffer();
    const cases: [what: string, content: Buffer | string, code: string][] = [
      ["text", "a letter, renamed .jpg", "UPLOAD_TYPE_UNSUPPORTED"],
      ["an empty file", "", "UPLOAD_TYPE_UNSUPPORTED"],
      [
        "a drawing with a script",
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        "UPLOAD_TYPE_UNSUPPORTED",
      ],
      ["a photo of an iPhone", makeHeic(), "UPLOAD_HEIC_UNSUPPORTED"],
      ["100,000 × 100,000", makePixelBomb(100_000, 100_000), "UPLOAD_TOO_MANY_PIXELS"],
      ["a single pixel", await flat(1, 1).png().toBuffer(), "UPLOAD_TOO_SMALL"],
      ["a hair that shrinks", await flat(64, 20_000).png().toBuffer(), "UPLOAD_TOO_SMALL"],
      ["a strip", await flat(2_000, 63).png().toBuffer(), "UPLOAD_TOO_SMALL"],
      ["a PNG without its pixels", makePixelBomb(1_000, 1_000), "UPLOAD_DAMAGED"],
      ["half a JPEG", jpeg.subarray(0, jpeg.length / 2), "UPLOAD_DAMAGED"],
      ["half a PNG", png.subarray(0, png.length / 2), "UPLOAD_DAMAGED"],
      [
        "a first line and noise",
        Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(9_000, 99)]),
        "UPLOAD_DAMAGED",
      ],
    ];
    for (const [what, content, code] of drawn(cases, 4)) {
      expect(await refusalOf(write(content), "image"), what).toBe(code);
      // The results directory is still empty.
      expect(readdirSync(join(folder, `results-${count - 1}`)), what).toEqual([]);
    }
  });
});

describe("films", () => {
  it("makes streamable H.264 with its companions, and removes the location", async () => {
    const source = join(folder, "walk.mov");
    makeClip(source);
    expect(readFileSync(source).includes("+52.5200")).toBe(true);
    const { files, read, verdict, looked, directory } = await take(source, "video");
    expect(files.map(({ role, mimeType }) => [role, mimeType])).toEqual([
      ["main", "video/mp4"],
      ["poster", "image/webp"],
      ["thumbnail", "image/webp"],
      ["preview", "video/mp4"],
    ]);
    const clip = read("clip.mp4");
    expect(clip.indexOf("moov")).toBeLessThan(clip.indexOf("mdat"));
    expect(clip.includes("+52.5200")).toBe(false);
    expect(clip.includes("secret")).toBe(false);
    const facts = await probeFilm(join(directory, "clip.mp4"));
    expect(facts).toMatchObject({ width: 320, height: 180 });
    expect(facts.duration).toBeCloseTo(2, 0);
    expect(verdict).toBe("clean");
    expect(looked).toBeGreaterThan(2);
    expect(readdirSync(directory).sort()).toEqual(files.map(({ name }) => name).sort());
  });

  it("accepts a WebM, and enforces the limit on films longer than they claim", async () => {
    const webm = join(folder, "clip.webm");
    makeClip(webm.replace(".webm", ".mkv"), { seconds: 1, sound: false });
    expect((await take(webm.replace(".webm", ".mkv"), "video")).files).toHaveLength(4);
    const long = join(folder, "long.mp4");
    makeClip(long, { seconds: 13, rate: 5, size: "64x64" });
    expect(await refusalOf(long, "video")).toBe("UPLOAD_TOO_LONG");
  });

  it("makes a preview of a tall clip that is not taller than that of a phone", async () => {
    const tall = join(folder, "tall.mp4");
    makeClip(tall, { seconds: 1, size: "80x1900", sound: false });
    const { files } = await take(tall, "video");
    const preview = files.find(({ role }) => role === "preview");
    expect(preview).toMatchObject({ width: 36, height: 854 });
  });

  it("accepts a clip whose picture ends long before its sound, and one of a single frame", async () => {
    const hum = ["-f", "lavfi", "-i", "sine=frequency=300:duration=4"];
    for (const frames of drawn([8, 1], 1)) {
      const source = join(folder, `short-${frames}.mp4`);
      const picture = `testsrc2=size=160x120:rate=10:duration=${frames / 10}`;
      const both = ["-f", "lavfi", "-i", picture, ...hum, "-c:v", "libx264", "-c:a", "aac"];
      const run = startFfmpeg([...both, source]);
      run.input.end();
      await run.done;
      const { files, verdict, scores } = await take(source, "video");
      expect(files.map(({ role }) => role)).toEqual(["main", "poster", "thumbnail", "preview"]);
      expect(files[0]?.duration).toBeGreaterThan(3.5);
      expect([verdict, scores.length > 0]).toEqual(["clean", true]);
    }
  });

  it("refuses truncated and renamed files, and those that would make the reader open other files", async () => {
    const whole = join(folder, "whole.mp4");
    makeClip(whole, { seconds: 3 });
    const bytes = readFileSync(whole);
    const front = join(folder, "front.mp4");
    makeClip(front, { seconds: 3, front: true });
    const started = readFileSync(front);
    const playlist = "#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n";
    const list = "ffconcat version 1.0\nfile http://127.0.0.1/film.mp4\n";
    const sound = join(folder, "renamed.wav");
    makeSound(sound);
    const hair = join(folder, "hair.mp4");
    makeClip(hair, { seconds: 1, size: "4096x64", sound: false });
    const cases: [what: string, source: string, code: string][] = [
      ["a hair that shrinks", hair, "UPLOAD_TOO_SMALL"],
      ["half, its index at the end", write(bytes.subarray(0, bytes.length / 2)), "UPLOAD_DAMAGED"],
      [
        "half, its index in front",
        write(started.subarray(0, started.length / 2)),
        "UPLOAD_DAMAGED",
      ],
      ["a playlist", write(playlist), "UPLOAD_TYPE_UNSUPPORTED"],
      ["a list of films elsewhere", write(list), "UPLOAD_TYPE_UNSUPPORTED"],
      ["a recording of sound", sound, "UPLOAD_TYPE_UNSUPPORTED"],
      ["a picture", write(await drawScene().jpeg().toBuffer()), "UPLOAD_TYPE_UNSUPPORTED"],
      [
        "a box and noise",
        write(
          Buffer.concat([
            Buffer.from("\0\0\0\x14ftypisom\0\0\0\0isom", "latin1"),
            Buffer.alloc(5_000, 3),
          ]),
        ),
        "UPLOAD_DAMAGED",
      ],
    ];
    for (const [what, source, code] of drawn(cases, 3))
      expect(await refusalOf(source, "video"), what).toBe(code);
  });
});

describe("sound", () => {
  it("makes an MP3, and a waveform that is silent where the recording is", async () => {
    const source = join(folder, "voice.wav");
    makeSound(source);
    const { files, peaks, thumbhash } = await take(source, "audio");
    expect(files).toMatchObject([{ role: "main", mimeType: "audio/mpeg" }]);
    expect(files[0]?.duration).toBeCloseTo(3, 0);
    expect(thumbhash).toBeNull();
    expect(peaks).toHaveLength(200);
    expect(Math.max(...(peaks ?? []).slice(0, 60))).toBeLessThan(0.05);
    expect(Math.min(...(peaks ?? []).slice(75, 190))).toBeGreaterThan(0.3);
  });

  it("refuses noise after a header, and recordings above the limit", async () => {
    const noise = Buffer.concat([Buffer.from("fLaC"), Buffer.alloc(3_000, 9)]);
    expect(await refusalOf(write(noise), "audio")).toBe("UPLOAD_DAMAGED");
    const long = join(folder, "long.wav");
    makeSound(long, 14);
    expect(await refusalOf(long, "audio")).toBe("UPLOAD_TOO_LONG");
  });
});

it("stops at once when aborted", async () => {
  const source = join(folder, "big.mp4");
  makeClip(source, { seconds: 9, size: "640x360" });
  const controller = new AbortController();
  const running = take(source, "video", controller.signal);
  setTimeout(() => controller.abort(new Error("enough")), 500);
  await expect(running).rejects.toThrow("enough");
});
