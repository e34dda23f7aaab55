import { seeded } from "@kinora/domain/seeded-random";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeJpeg } from "./make-jpeg.ts";

test("a picture that no quality makes small enough is made narrower", async () => {
  const random = seeded(1);
  const side = 600;
  const noise = Buffer.from(Array.from({ length: side * side * 3 }, () => random() * 256));
  const picture = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  const whole = await makeJpeg(picture, { widest: side, most: 10_000_000, ratio: null });
  expect(whole.width).toBe(side);
  const most = whole.content.length / 8;
  const small = await makeJpeg(picture, { widest: side, most, ratio: null });
  expect(small.content.length).toBeLessThanOrEqual(most);
  expect(small.width).toBeLessThan(side);
});

test("the middle of a picture is cut out", async () => {
  const pixels = Buffer.alloc(600 * 300 * 3);
  // Green between 200 and 400.
  for (let at = 0; at < 600 * 300; at += 1)
    pixels[at * 3 + (at % 600 >= 200 && at % 600 < 400 ? 1 : 0)] = 255;
  const picture = await sharp(pixels, { raw: { width: 600, height: 300, channels: 3 } })
    .png()
    .toBuffer();
  const made = await makeJpeg(picture, { widest: 1_440, most: 1_000_000, ratio: 0.5 });
  expect([made.width, made.height]).toEqual([150, 300]);
  const { channels } = await sharp(made.content).stats();
  expect(channels[0]?.mean).toBeLessThan(5);
  expect(channels[1]?.mean).toBeGreaterThan(250);
});
