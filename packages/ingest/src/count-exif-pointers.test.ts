import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { countExifPointers } from "./count-exif-pointers.ts";
import { takeInPicture } from "./take-in-picture.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-exif-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A picture with its location, as a camera writes it. */
const photo = (format: "jpeg" | "png" | "webp" | "avif") =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "red" } })
    .withExif({
      IFD0: { Copyright: "Ada" },
      IFD2: { ExposureTime: "1/250" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .toFormat(format)
    .toBuffer();

/** Builds Exif data with one directory, all of whose entries point back to it. */
function loop(entries: number, isLittle: boolean): Buffer {
  const tiff = Buffer.alloc(8 + 2 + entries * 12);
  tiff.write(isLittle ? "II*\0" : "MM\0*", 0, "latin1");
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  long(8, 4);
  short(entries, 8);
  for (let nth = 0; nth < entries; nth += 1) {
    short(nth % 2 ? 0x8769 : 0x8825, 10 + nth * 12);
    long(8, 10 + nth * 12 + 8);
  }
  return tiff;
}

it.each(["jpeg", "png", "webp", "avif"] as const)(
  "counts few pointers in a camera's %s",
  async (format) => {
    const pointers = countExifPointers(await photo(format));
    expect(pointers).toBeGreaterThanOrEqual(2);
    expect(pointers).toBeLessThan(5);
  },
);

it.each([true, false])("counts every pointer to a directory (little: %s)", (little) => {
  const around = (exif: Buffer) => Buffer.concat([Buffer.from("Exif\0\0", "latin1"), exif]);
  expect(countExifPointers(around(loop(40, little)))).toBe(40);
  expect(countExifPointers(around(loop(5_000, little)))).toBeGreaterThan(1_000);
});

it("finds none in truncated files or files that are not pictures", () => {
  expect(countExifPointers(Buffer.from("II*\0", "latin1"))).toBe(0);
  expect(countExifPointers(Buffer.from("MM\0*\xff\xff\xff\xff", "latin1"))).toBe(0);
  expect(countExifPointers(Buffer.alloc(0))).toBe(0);
});

it("refuses a photo with circular Exif data before anything follows it", async () => {
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  const exif = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), loop(5_000, true)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  const source = join(folder, "loop.jpg");
  writeFileSync(source, Buffer.concat([photo.subarray(0, 2), head, exif, photo.subarray(2)]));
  const limits = { pixels: 50_000_000, seconds: 60, cpuSeconds: 60 };
  const request = { task: "take-in", source, kind: "image", limits, directory: folder } as const;
  const taken = takeInPicture(request, "jpeg");
  await expect(taken).rejects.toMatchObject({ code: "UPLOAD_TOO_COSTLY" });
});
