import { ENGINE_VERSION } from "@kinora/catalogue/engine-version";
import { readRecipe } from "@kinora/provenance/read-recipe";
import { writeXmpBox } from "@kinora/provenance/xmp-box";
import {
  COMPOSITE_SOURCE_TYPE,
  DIGITAL_SOURCE_TYPE,
  writeXmpPacket,
} from "@kinora/provenance/xmp-packet";
import { encodePng, encodeThumbnail, encodeWebp } from "@kinora/studio/picture/encode-picture";
import { readFrame } from "@kinora/studio/picture/raw-frame";
import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";

const recipe = {
  prompt: 'a "fox" & <owl> in the snow — 雪の中 \u{1f98a} \u0007 lone \ud800 end',
  seed: 7,
  nested: { list: [1, 2.5, null, true] },
};

function paintFrame() {
  const canvas = createCanvas(96, 54);
  const context = canvas.getContext("2d", { alpha: false });
  context.fillStyle = "#c06030";
  context.fillRect(0, 0, 96, 54);
  return readFrame(canvas);
}

describe("readRecipe", () => {
  const xmp = writeXmpPacket(recipe);
  const mp4 = Buffer.concat([
    Buffer.from("\0\0\0\x10ftypisom\0\0\0\0", "latin1"),
    writeXmpBox(xmp),
  ]);

  it.each([
    ["PNG", () => encodePng(paintFrame(), xmp)],
    ["WebP", () => encodeWebp(paintFrame(), xmp)],
    ["thumbnail", () => encodeThumbnail(paintFrame(), 48, xmp)],
    ["MP4", async () => mp4],
  ])("returns the recipe embedded in a %s", async (_name, encode) => {
    const provenance = await readRecipe(await encode());
    expect(provenance).toEqual({
      engineVersion: ENGINE_VERSION,
      digitalSourceType: DIGITAL_SOURCE_TYPE,
      recipe,
    });
  });

  it("does not mark a film that began with a photo as purely algorithmic", async () => {
    const photo = { ...recipe, inputs: { initialImage: { hash: "ab" } } };
    const picture = await encodeWebp(paintFrame(), writeXmpPacket(photo));
    expect((await readRecipe(picture))?.digitalSourceType).toBe(COMPOSITE_SOURCE_TYPE);
    const words = await encodeWebp(paintFrame(), writeXmpPacket({ ...recipe, inputs: {} }));
    expect((await readRecipe(words))?.digitalSourceType).toBe(DIGITAL_SOURCE_TYPE);
    const story = await encodeWebp(
      paintFrame(),
      writeXmpPacket({ ...recipe, type: "text-to-story" }),
    );
    expect((await readRecipe(story))?.digitalSourceType).toMatch(/compositeSynthetic$/);
  });

  it("returns null for foreign files", async () => {
    expect(await readRecipe(Buffer.from("hello"))).toBeNull();
    expect(await readRecipe(Buffer.alloc(0))).toBeNull();
    expect(await readRecipe(mp4.subarray(0, 40))).toBeNull();
    const foreign = Buffer.concat([mp4.subarray(0, 16), writeXmpBox("<x:xmpmeta/>")]);
    expect(await readRecipe(foreign)).toBeNull();
  });
});
