import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeAnimation } from "@kinora/testing/upload/make-files";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { countGifFrames, countWebpFrames } from "./count-frames.ts";
import { takeInPicture } from "./take-in-picture.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-frames-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const webp = await makeAnimation();
const gif = await sharp(webp, { animated: true }).gif().toBuffer();
/** The same file with its last frame repeated. */
const many = (times: number) => {
  const last = gif.lastIndexOf(Buffer.from([0x21, 0xf9, 4]));
  const frames = Array<Buffer>(times).fill(gif.subarray(last, -1));
  return Buffer.concat([gif.subarray(0, last), ...frames, gif.subarray(-1)]);
};
const take = (bytes: Buffer, format: string) => {
  const source = join(folder, `many.${format}`);
  writeFileSync(source, bytes);
  const limits = { pixels: 50_000_000, seconds: 10 };
  const request = { task: "take-in", source, kind: "image", limits, directory: folder } as const;
  return takeInPicture(request, format);
};

test("counts the frames of animations, and none or one in other pictures", async () => {
  expect([countGifFrames(gif), countWebpFrames(webp)]).toEqual([2, 2]);
  expect(countGifFrames(many(500))).toBe(501);
  const { pages } = await sharp(many(500), { animated: true }).metadata();
  expect(pages).toBe(501);
  const still = sharp({ create: { width: 64, height: 64, channels: 3, background: "#3a7" } });
  expect(countGifFrames(await still.gif().toBuffer())).toBe(1);
  expect(countWebpFrames(await still.webp().toBuffer())).toBe(0);
  expect(countGifFrames(gif.subarray(0, 40))).toBeLessThan(2);
});

test("accepts a long animation, but refuses one that would take minutes to scan", async () => {
  expect((await take(many(2_000), "gif")).files[0]).toMatchObject({ width: 128, height: 96 });
  await expect(take(many(20_000), "gif")).rejects.toMatchObject({ code: "UPLOAD_TOO_COSTLY" });
});
