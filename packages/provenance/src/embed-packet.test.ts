import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawScene, makeClip, makeSound } from "@kinora/testing/upload/make-files";
import { afterAll, expect, test } from "vitest";
import { embedPacket } from "./embed-packet.ts";
import { readRecipe } from "./read-recipe.ts";
import { hashFrames, recipe } from "./test/sample-files.ts";
import { TRAINED_SOURCE_TYPE, writeXmpPacket } from "./xmp-packet.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-embed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const packet = writeXmpPacket(recipe, { service: "fal", model: "fal-ai/flux-pro/v1.1" });

function written(name: string, make: (path: string) => void): Buffer {
  const path = join(folder, name);
  make(path);
  return readFileSync(path);
}

test.each([
  ["a picture", "image/webp", () => drawScene(321, 201).webp().toBuffer()],
  [
    "a picture of see-through parts",
    "image/webp",
    () => drawScene().ensureAlpha(0.5).webp().toBuffer(),
  ],
  [
    "a film",
    "video/mp4",
    async () => written("film.mp4", (path) => makeClip(path, { front: true })),
  ],
  // With a tag from another program.
  ["music", "audio/mpeg", async () => written("sound.mp3", makeSound)],
] as const)(
  "embeds into a %s the recipe and the model that made it, and keeps its content playable",
  async (_, type, make) => {
    const plain = await make();
    const marked = embedPacket(plain, type, packet);
    expect(await readRecipe(marked)).toEqual({
      ...{ recipe, engineVersion: "fal", digitalSourceType: TRAINED_SOURCE_TYPE },
      aiSystem: "fal-ai/flux-pro/v1.1 (fal)",
    });
    const hashes = [plain, marked].map((bytes, index) => {
      const path = join(folder, `${index}.${type.split("/")[1]}`);
      writeFileSync(path, bytes);
      return hashFrames(path);
    });
    const [before, after] = await Promise.all(hashes);
    expect(after).toBe(before);
  },
);

test("marks a result from a user's file as a composite with a trained model", async () => {
  const begun = writeXmpPacket(
    { ...recipe, inputs: { initialImage: {} } },
    { service: "fal", model: "m" },
  );
  expect(begun).toContain("compositeWithTrainedAlgorithmicMedia");
  expect(begun).toContain('Iptc4xmpExt:AISystemUsed="m (fal)"');
});
