import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { countPackedText } from "./count-packed-text.ts";
import { takeInPicture } from "./take-in-picture.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-packed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const create = { width: 320, height: 240, channels: 3, background: "#3a7" } as const;
const plain = await sharp({ create }).png().toBuffer();
/** Inserts chunks after the first one, which contains the size of the picture. */
const withChunks = (chunks: readonly Buffer[]) =>
  Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
/** Text that decompresses to a thousand times its size. */
const packed = (bytes: number) =>
  chunk(
    "zTXt",
    Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(1_000 * bytes))]),
  );
const limits = { pixels: 50_000_000, seconds: 10 };

function takeIn(png: Buffer) {
  const source = join(folder, "text.png");
  writeFileSync(source, png);
  const request = { task: "take-in", source, kind: "image", limits, directory: folder } as const;
  return takeInPicture(request, "png");
}

it("refuses a PNG whose texts would take minutes to decompress, before doing so", async () => {
  const bomb = withChunks(Array(25).fill(packed(48_000)));
  expect(countPackedText(bomb)).toBeGreaterThan(1_000_000);
  await expect(takeIn(bomb)).rejects.toMatchObject({ code: "UPLOAD_TOO_COSTLY" });
});

it("accepts the texts that programs write, however long the uncompressed ones are", async () => {
  const words = Buffer.concat([Buffer.from("prompt\0"), Buffer.alloc(1_500_000, "a fox ")]);
  const png = withChunks([packed(20), chunk("tEXt", words)]);
  expect(countPackedText(png)).toBeLessThan(1_000);
  expect((await takeIn(png)).files[0]).toMatchObject({ width: 320, height: 240 });
});

it("stops at the end of the file", () => {
  expect(countPackedText(Buffer.alloc(0))).toBe(0);
  expect(countPackedText(Buffer.concat([plain.subarray(0, 8), Buffer.alloc(40, 0xff)]))).toBe(0);
});
