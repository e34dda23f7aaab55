/**
 * Draws strips of photo films for visual inspection: moments from left to right, one row per photo,
 * in dist/photo-sheets, which git ignores. With `faces`, portraits move; `zoom` shows only the
 * middle. node packages/engine/tools/photo-sheets.ts photos=cat.jpg,street.jpg [faces=yes]
 * [prompt="slow orbit"] [duration=5] [moments=6] [width=320] [ratio=16:9] [seed=1] [zoom=2]
 * [out=dist/photo-sheets]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { FRAME_SIZES } from "@kinora/catalogue/frame-sizes";
import { openPhotoFilm } from "@kinora/photo/open-photo-film";
import type { PhotoRecipe } from "@kinora/photo/photo-recipe";
import { createCanvas, ImageData } from "@napi-rs/canvas";

const LABEL = 18;

const given = new Map(
  process.argv.slice(2).map((pair) => [pair.split("=")[0], pair.slice(pair.indexOf("=") + 1)]),
);
const photos = given.get("photos")?.split(",") ?? [];
const moments = Number(given.get("moments") ?? 6);
const width = Number(given.get("width") ?? 320);
const zoom = Number(given.get("zoom") ?? 1);
const out = given.get("out") ?? join(import.meta.dirname, "../../../dist/photo-sheets");
const recipe: PhotoRecipe = {
  type: given.get("faces") === "yes" ? "face-to-video" : "photo-to-video",
  prompt: given.get("prompt") ?? "",
  negativePrompt: "",
  kind: "video",
  style: "photorealistic",
  effect: null,
  aspectRatio: (["9:16", "1:1"] as const).find((one) => one === given.get("ratio")) ?? "16:9",
  duration: Number(given.get("duration") ?? 5),
  fps: 24,
  seed: Number(given.get("seed") ?? 1),
};

const size = FRAME_SIZES.video[recipe.aspectRatio];
const height = Math.round((width * size.height) / size.width);
const sheet = createCanvas(width * moments, (height + LABEL) * photos.length);
const context = sheet.getContext("2d");
const whole = createCanvas(size.width, size.height);
const cut = { width: size.width / zoom, height: size.height / zoom };
context.fillStyle = "#1c1c22";
context.fillRect(0, 0, sheet.width, sheet.height);
context.fillStyle = "#ffffff";
context.font = "13px sans-serif";
for (const [row, path] of photos.entries()) {
  const { stage, notices } = await openPhotoFilm(path, recipe);
  const top = row * (height + LABEL);
  for (let moment = 0; moment < moments; moment += 1) {
    stage.drawFrame((recipe.duration * moment) / (moments - 1));
    const pixels = new Uint8ClampedArray(stage.canvas.data());
    whole.getContext("2d").putImageData(new ImageData(pixels, size.width, size.height), 0, 0);
    const [left, above] = [(size.width - cut.width) / 2, (size.height - cut.height) / 2];
    const place = [moment * width, top, width, height] as const;
    context.drawImage(whole, left, above, cut.width, cut.height, ...place);
  }
  const words = [basename(path), recipe.prompt, ...notices].filter(Boolean).join(" · ");
  context.fillText(words, 4, top + height + 13);
}
mkdirSync(out, { recursive: true });
writeFileSync(join(out, `${recipe.type}.png`), sheet.toBuffer("image/png"));
