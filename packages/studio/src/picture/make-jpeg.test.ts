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
  const whole = await makeJpeg(picture, { widest: side, most: 10_000_000 });
  expect(whole.width).toBe(side);
  const most = whole.content.length / 8;
  const small = await makeJpeg(picture, { widest: side, most });
  expect(small.content.length).toBeLessThanOrEqual(most);
  expect(small.width).toBeLessThan(side);
});
