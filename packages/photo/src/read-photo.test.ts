import { makeHeic } from "@kinora/testing/upload/make-files";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { openPhoto } from "./read-photo.ts";

/** Red on the left, blue on the right. */
const halves = (width = 200, height = 100): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#e01010" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "#1010e0" } },
      left: width / 2,
      top: 0,
    },
  ]);

async function corner(file: Buffer): Promise<string> {
  const photo = await openPhoto(file);
  const all = { left: 0, top: 0, width: photo.width, height: photo.height };
  const { data } = await photo.read(all, 8, 8);
  const name = (at: number) => ((data[at] ?? 0) > (data[at + 2] ?? 0) ? "red" : "blue");
  return `${photo.width}x${photo.height} ${name(0)} ${name(7 * 4)} ${name(7 * 8 * 4)}`;
}

describe("a photo", () => {
  it("is read upright in every common format", async () => {
    const plain = "200x100 red blue red";
    expect(await corner(await halves().jpeg().toBuffer())).toBe(plain);
    expect(await corner(await halves().webp().toBuffer())).toBe(plain);
    expect(await corner(await halves().avif().toBuffer())).toBe(plain);
    expect(await corner(await halves().toColourspace("cmyk").jpeg().toBuffer())).toBe(plain);
    expect(await corner(await halves().toColourspace("rgb16").png().toBuffer())).toBe(plain);
    // 6: the camera was held upright; the top of the scene is on the left of the file.
    const turned = await halves().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await corner(turned)).toBe("100x200 red red blue");
  });

  it("uses the first frame of an animation", async () => {
    const still = (background: string) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await still("#e01010"), await still("#1010e0")];
    const file = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    expect(await corner(file)).toBe("40x40 red red red");
  });

  it("can be very large and very small", async () => {
    const large = await halves(9000, 1500).jpeg({ quality: 60 }).toBuffer();
    expect(await corner(large)).toBe("9000x1500 red blue red");
    expect(await corner(await halves(16, 16).png().toBuffer())).toBe("16x16 red blue red");
  });

  it("distinguishes transparent from opaque pictures", async () => {
    const glass = { r: 255, g: 0, b: 0, alpha: 0.25 };
    const file = await sharp({ create: { width: 40, height: 20, channels: 4, background: glass } })
      .png()
      .toBuffer();
    const photo = await openPhoto(file);
    expect(photo.hasAlpha).toBe(true);
    const { data } = await photo.read({ left: 0, top: 0, width: 40, height: 20 }, 4, 4);
    expect([data[0], data[3]]).toEqual([255, 64]);
    expect((await openPhoto(await halves().jpeg().toBuffer())).hasAlpha).toBe(false);
  });

  it.each([
    ["text", Buffer.from("not a picture at all"), "photo.unreadable"],
    [
      "a vector drawing",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
      "photo.vector",
    ],
    ["a photo of an iPhone", makeHeic(), "photo.heic"],
    ["nothing", Buffer.alloc(0), "photo.unreadable"],
  ])("is refused when it is %s", async (_, file, code) => {
    await expect(openPhoto(file)).rejects.toMatchObject({ said: { code } });
  });

  it("is refused when it has only a few pixels, or is truncated", async () => {
    const dot = await halves(8, 8).png().toBuffer();
    await expect(openPhoto(dot)).rejects.toMatchObject({
      said: { code: "photo.tooSmall", params: { width: 8, height: 8 } },
    });
    const whole = await halves(400, 400).jpeg().toBuffer();
    const photo = await openPhoto(whole.subarray(0, whole.length - 300));
    const all = { left: 0, top: 0, width: 400, height: 400 };
    await expect(photo.read(all, 64, 64)).rejects.toMatchObject({
      said: { code: "photo.damaged" },
    });
  });
});
