import sharp from "sharp";
import { expect, test } from "vitest";
import { countScans } from "./count-scans.ts";

const noise = { width: 200, height: 150, channels: 3, background: "#000" } as const;
const photo = () =>
  sharp({ create: { ...noise, noise: { type: "gaussian", mean: 128, sigma: 40 } } });

/** A picture whose last scan is repeated, each time with some bytes before it. */
async function repeated(times: number, before: readonly number[] = []) {
  const jpeg = await photo().jpeg({ progressive: true }).toBuffer();
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: times }, () => Buffer.concat([Buffer.from(before), scan])),
    jpeg.subarray(-2),
  ]);
}

test("counts the scans of ordinary photos, including data that phones append", async () => {
  expect(countScans(await photo().jpeg().toBuffer())).toBe(1);
  const progressive = await photo().jpeg({ progressive: true }).toBuffer();
  expect(countScans(progressive)).toBeGreaterThan(5);
  expect(countScans(progressive)).toBeLessThan(20);
  // A film of a few seconds: random bytes.
  const film = Buffer.alloc(4_000_000, 0).map(() => Math.floor(Math.random() * 256));
  expect(countScans(Buffer.concat([progressive, film]))).toBe(countScans(progressive));
});

test.each([
  ["nothing", []],
  ["a marker that stands alone (TEM)", [0xff, 0x01]],
  ["markers that stand alone within a scan", [0xff, 0xd0, 0xff, 0xd7]],
  ["bytes that fill up", [0xff, 0xff, 0xff]],
  ["what no decoder reads", [0x12, 0x34, 0xff, 0x00]],
  ["a comment", [0xff, 0xfe, 0, 4, 1, 2]],
])("counts every scan that a file repeats, with %s before each", async (_, before) => {
  const ordinary = countScans(await photo().jpeg({ progressive: true }).toBuffer());
  expect(countScans(await repeated(500, before))).toBe(ordinary + 500);
});

test("reads truncated files and files that are not JPEGs to their end", () => {
  for (const bytes of [
    [],
    [0xff],
    [0xff, 0xd8, 0xff],
    [0xff, 0xd8, 0xff, 0xda, 0, 8],
    Array(99).fill(0xff),
  ])
    expect(countScans(Buffer.from(bytes))).toBe(0);
});
