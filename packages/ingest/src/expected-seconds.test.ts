import sharp from "sharp";
import { expect, test } from "vitest";
import { expectedSeconds } from "./expected-seconds.ts";

const MEGAPIXEL = 1e6;
const plain = { hasAlpha: false, depth: "uchar", format: "jpeg", scans: 1 } as const;

test("expects four seconds for a phone's photo, and six for one of 24 megapixels", () => {
  expect(expectedSeconds(plain, 12 * MEGAPIXEL)).toBe(4);
  expect(expectedSeconds(plain, 24 * MEGAPIXEL)).toBe(6);
});

test.each([
  ["transparency", { hasAlpha: true }, 6],
  ["16 bits", { depth: "ushort" }, 5],
  ["many scans", { scans: 37 }, 6],
  ["AVIF", { format: "heif" }, 6],
  ["16 bits and transparency", { depth: "ushort", hasAlpha: true }, 8],
] as const)("expects more with %s", (_what, header, seconds) => {
  expect(expectedSeconds({ ...plain, ...header }, 12 * MEGAPIXEL)).toBe(seconds);
});

test("relies on header values that sharp reports for real files", async () => {
  const blank = { width: 64, height: 64, channels: 4, background: "#12345680" } as const;
  const png = await sharp({ create: blank }).toColourspace("rgb16").png().toBuffer();
  expect(await sharp(png).metadata()).toMatchObject({ hasAlpha: true, depth: "ushort" });
  const avif = await sharp({ create: { ...blank, channels: 3 } })
    .avif()
    .toBuffer();
  expect(await sharp(avif).metadata()).toMatchObject({ hasAlpha: false, format: "heif" });
});
