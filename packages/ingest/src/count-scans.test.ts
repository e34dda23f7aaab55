import sharp from "sharp";
import { expect, test } from "vitest";
import { countScans } from "./count-scans.ts";

const noise = { width: 200, height: 150, channels: 3, background: "#000" } as const;
const photo = () =>
  sharp({ create: { ...noise, noise: { type: "gaussian", mean: 128, sigma: 40 } } });

test("counts the scans of ordinary photos, whatever their pictures of themselves and comments hold", async () => {
  expect(countScans(await photo().jpeg().toBuffer())).toBe(1);
  const progressive = await photo().jpeg({ progressive: true }).toBuffer();
  expect(countScans(progressive)).toBeGreaterThan(5);
  expect(countScans(progressive)).toBeLessThan(20);
  // A comment full of what looks like scans, behind the first two bytes.
  const fake = Buffer.from([
    0xff,
    0xfe,
    0,
    18,
    ...Array.from({ length: 8 }, () => [0xff, 0xda]).flat(),
  ]);
  const commented = Buffer.concat([progressive.subarray(0, 2), fake, progressive.subarray(2)]);
  expect(countScans(commented)).toBe(countScans(progressive));
});

test("counts as many scans as a file repeats, and ends at the end of the picture", async () => {
  const progressive = await photo().jpeg({ progressive: true }).toBuffer();
  const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const many = Buffer.concat([
    progressive.subarray(0, -2),
    ...Array.from({ length: 500 }, () => scan),
    Buffer.from([0xff, 0xd9]),
    ...Array.from({ length: 500 }, () => scan),
  ]);
  expect(countScans(many)).toBe(countScans(progressive) + 500);
});

test("reads what is cut off or no JPEG at all to its end", () => {
  for (const bytes of [
    [],
    [0xff],
    [0xff, 0xd8, 0xff],
    [0xff, 0xd8, 0xff, 0xda, 0, 0],
    Array(99).fill(0xff),
  ])
    expect(countScans(Uint8Array.from(bytes))).toBeLessThanOrEqual(2);
});
