import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UploadKind } from "@kinora/contracts/upload/upload";
import { drawn } from "@kinora/testing/drawn";
import {
  makeDenseSound,
  makeFastFilm,
  makeLyingSound,
  makeManyStreams,
} from "@kinora/testing/upload/make-costly-files";
import { ffmpeg, makeClip, makeFilmOf, makeSound } from "@kinora/testing/upload/make-files";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { allowCpu } from "./allow-cpu.ts";
import { claimFilm } from "./claim-film.ts";
import { FileRefused } from "./file-refused.ts";
import { FileTooSlow } from "./file-too-slow.ts";
import type { IngestLimits } from "./ingest-protocol.ts";
import { runIngest } from "./run-ingest.ts";
import { readerArguments, runReader } from "./run-reader.ts";
import { sniffFile } from "./sniff-file.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-cost-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const limits: IngestLimits = { pixels: 50_000_000, seconds: 10 };
const place = (name: string) => join(folder, name);

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "taken",
    (error: unknown) => {
      if (error instanceof FileTooSlow) return `needs ${error.cpuSeconds}`;
      return error instanceof FileRefused ? error.code : error;
    },
  );

/** Ingests a file; its results are in `<source>.results`. */
function take(source: string, kind: UploadKind, most: IngestLimits = limits): Promise<string> {
  const directory = `${source}.results`;
  mkdirSync(directory, { recursive: true });
  const request = { task: "take-in", source, kind, limits: most, directory } as const;
  return refusalOf(runIngest(request, new AbortController().signal)).then(String);
}

describe("cost of a file", () => {
  it("limits the length of a recording, whatever the timestamps of its packets claim", async () => {
    const lying = place("lying.m4a");
    makeLyingSound(lying, 90);
    expect(await take(lying, "audio")).toBe("UPLOAD_TOO_LONG");
    // Twelve seconds at 192 kbit/s.
    expect(statSync(join(`${lying}.results`, "sound.mp3")).size).toBeLessThan(330_000);
  });

  it("refuses a recording with a sample rate above that of studios, and accepts ordinary ones", async () => {
    const dense = place("dense.flac");
    makeDenseSound(dense);
    expect(await take(dense, "audio")).toBe("UPLOAD_TOO_COSTLY");
    const usual = ["voice.mp3", "voice.ogg", "voice.m4a", "voice.flac", "voice.aac"];
    for (const name of drawn(usual, 1)) {
      makeSound(place(name));
      expect(await take(place(name), "audio"), name).toBe("taken");
    }
  });

  it("refuses a film with a frame rate above that of cameras, before any frame is decoded", async () => {
    const fast = place("fast.mp4");
    makeFastFilm(fast, 3_000);
    expect(await take(fast, "video")).toBe("UPLOAD_TOO_COSTLY");
    const slowMotion = place("slow-motion.mp4");
    makeFastFilm(slowMotion, 240);
    expect(await take(slowMotion, "video")).toBe("taken");
  });

  it("refuses a film with more total pixels than a 4K film of maximum length", async () => {
    const large = place("large.mp4");
    makeClip(large, { seconds: 2, rate: 150, size: "1920x1080", sound: false });
    const claim = (seconds: number) => refusalOf(claimFilm(large, { ...limits, seconds }));
    expect(await claim(1)).toBe("UPLOAD_TOO_COSTLY");
    expect(await claim(2)).toBe("taken");
  });

  it("expects a longer or larger film to take longer", async () => {
    const [short, long] = [place("short.mp4"), place("long.mp4")];
    makeClip(short, { seconds: 1 });
    makeClip(long, { seconds: 4 });
    const expected = async (film: string) => (await claimFilm(film, limits)).expectedCpu;
    expect((await expected(long)) / (await expected(short))).toBeCloseTo(4, 0);
  });

  it("expects a film of many bits to take longer than a plain one of equal size", async () => {
    const [plain, noise] = [place("plain.mp4"), place("noise.mp4")];
    const of = "color=gray:s=640x360:r=30:d=1";
    for (const [film, source] of [
      [plain, of],
      [noise, `${of},noise=alls=90:allf=t`],
    ] as const)
      ffmpeg([
        ...["-f", "lavfi", "-i", source, "-c:v", "libx264", "-preset", "ultrafast", "-qp", "1"],
        ...["-pix_fmt", "yuv420p", film],
      ]);
    const expected = async (film: string) => (await claimFilm(film, limits)).expectedCpu;
    const megabits = (statSync(noise).size * 8) / 1e6;
    expect((await expected(noise)) - (await expected(plain))).toBeCloseTo(megabits / 80, 1);
  });

  it("refuses an uncommon codec by the file's table", async () => {
    for (const [name, codec] of [
      ["archive.mov", "jpeg2000"],
      ["animation.mov", "qtrle"],
      ["archive.mkv", "ffv1"],
    ] as const) {
      makeFilmOf(place(name), codec);
      expect(await refusalOf(claimFilm(place(name), limits)), name).toBe(
        "UPLOAD_CODEC_UNSUPPORTED",
      );
    }
  });

  it("accepts the films of cameras, phones and editors", async () => {
    const films = [
      ["phone.mp4", "libx265"],
      ["screen.webm", "libvpx"],
      ["screen9.webm", "libvpx-vp9"],
      ["new.mp4", "libsvtav1"],
      ["old.mp4", "mpeg4"],
      ["old.mkv", "mpeg4"],
      ["compact.mov", "mjpeg"],
      ["compact.mkv", "mjpeg"],
      ["edited.mov", "prores_ks"],
      ["camcorder.mov", "mpeg2video"],
      ["camcorder.mkv", "mpeg2video"],
      ["action.mov", "cfhd"],
      ["call.mov", "h263p"],
    ] as const;
    for (const [name, codec] of drawn(films, 4)) {
      const film = place(name);
      makeFilmOf(film, codec);
      const { reader } = await sniffFile(film);
      expect(await refusalOf(claimFilm(film, limits)), name).toBe("taken");
      const read = runReader([...readerArguments(reader, film), "-f", "null", "-"], 10);
      expect(await refusalOf(read), name).toBe("taken");
    }
  });

  it("decodes no other codec, whatever the container claims", async () => {
    const archive = place("archive.mov");
    makeFilmOf(archive, "jpeg2000");
    const read = runReader([...readerArguments("mov", archive), "-f", "null", "-"], 10);
    expect(await refusalOf(read)).toBe("UPLOAD_DAMAGED");
  });

  it("refuses a film that reads the same bytes repeatedly", async () => {
    const film = place("again.mp4");
    makeClip(film, { seconds: 1, sound: false });
    const bytes = readFileSync(film);
    // Every frame claims half the size of the file.
    bytes.writeUInt32BE(bytes.length >> 1, bytes.indexOf("stsz") + 8);
    writeFileSync(film, bytes);
    expect(await refusalOf(claimFilm(film, limits))).toBe("UPLOAD_DAMAGED");
  });

  it("bases its claims on what is decoded: the first of several films in a file", async () => {
    const [large, small, both] = [place("first.mp4"), place("second.mp4"), place("both.mp4")];
    makeClip(large, { seconds: 1, size: "640x360" });
    makeClip(small, { seconds: 1, size: "64x64" });
    ffmpeg([
      ...["-i", large, "-i", small, "-map", "0:v", "-map", "1:v", "-c", "copy"],
      ...["-disposition:v:0", "0", "-disposition:v:1", "default", both],
    ]);
    expect(await claimFilm(both, limits)).toMatchObject({ width: 640, height: 360 });
  });

  it("does not start a file that takes longer than the time available", async () => {
    const clip = place("clip.mp4");
    makeClip(clip, { seconds: 5 });
    expect(await take(clip, "video", { ...limits, cpuSeconds: 2 })).toMatch(/^needs \d+$/);
    expect(allowCpu(2)).toBeLessThan(allowCpu(20));
    expect(allowCpu(2, 10)).toBe(10);
    expect(allowCpu(0.1, 24)).toBeLessThan(5);
    // Some files take longer than expected for their size and would not finish.
    expect(() => allowCpu(8, 10)).toThrow(new FileTooSlow(16));
  });

  it("leaves a very large photo where time is limited, and accepts one of a phone", async () => {
    const photo = (width: number, height: number) => {
      const create = { width, height, channels: 3, background: "#3a7" } as const;
      return sharp({ create }).jpeg().toBuffer();
    };
    // The header decides, so the rest of the large one need not be made.
    const large = await photo(70, 70);
    const header = large.indexOf(Buffer.from([0xff, 0xc0]));
    large.writeUInt16BE(7_000, header + 5);
    large.writeUInt16BE(7_000, header + 7);
    const ingest = (content: Buffer, source = place(`photo-${content.length}.jpg`)) => {
      writeFileSync(source, content);
      return take(source, "image", { ...limits, cpuSeconds: 8 });
    };
    expect(await ingest(large)).toBe("needs 21");
    expect(await ingest(await photo(4_000, 3_000))).toBe("taken");
  });

  it("refuses a JPEG with hundreds of scans", async () => {
    const create = { width: 800, height: 600, channels: 3, background: "#3a7" } as const;
    const photo = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
    const scan = photo.subarray(photo.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const end = photo.subarray(-2);
    const repeated = Array.from({ length: 200 }, () => scan);
    const source = place("scans.jpg");
    writeFileSync(source, Buffer.concat([photo.subarray(0, -2), ...repeated, end]));
    expect(await take(source, "image")).toBe("UPLOAD_TOO_COSTLY");
    // Also refused where time is limited, because it would be refused everywhere.
    expect(await take(source, "image", { ...limits, cpuSeconds: 8 })).toBe("UPLOAD_TOO_COSTLY");
  });

  it("stops a sound whose decoding blocks its thread, by CPU time", async () => {
    const source = place("stuck-sound");
    makeManyStreams(source, 24_000);
    expect(await take(source, "audio", { ...limits, cpuSeconds: 2 })).toBe("needs 4");
  });

  it("stops ffmpeg by CPU time", async () => {
    const source = ["-f", "lavfi", "-i", "testsrc2=size=1920x1080:duration=36000"];
    expect(await refusalOf(runReader([...source, "-f", "null", "-"], 1))).toBe("UPLOAD_TOO_COSTLY");
  });
});
