/**
 * Draws the sheet prompts in every look for looking at them: contact sheets and single pictures in
 * dist/sheets, which git ignores.
 * npm run sheets -- [places=all|cave,lake] [look=toy,storybook] [ratio=1:1] [only=3,17] [find=beach] [width=480] [columns=4] [seed=1] [out=dist/sheets]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { openStage } from "../src/studio/draw/open-stage.ts";
import { FRAME_SIZES } from "../src/studio/film/frame-sizes.ts";
import { planScene } from "../src/studio/scene/plan-scene.ts";
import { LOOKS, type Look } from "../src/studio/scene/scene-spec.ts";
import { PLACE_SHEET, SHEET_PROMPTS, type SheetPrompt } from "./sheet-prompts.ts";

const MOMENT = 1.3;
const LABEL = 18;

const RATIOS = ["16:9", "1:1", "9:16"] as const;

const given = new Map(
  process.argv.slice(2).map((pair) => [pair.split("=")[0], pair.slice(pair.indexOf("=") + 1)]),
);
const looks = given.get("look")?.split(",") ?? LOOKS;
const only = given.get("only")?.split(",").map(Number);
const width = Number(given.get("width") ?? 480);
const columns = Number(given.get("columns") ?? 4);
const seed = Number(given.get("seed") ?? 1);
const out = given.get("out") ?? join(import.meta.dirname, "../../../dist/sheets");

const places = given.get("places")?.split(",");
const asked: readonly SheetPrompt[] = places
  ? PLACE_SHEET.filter(({ place }) => places.includes("all") || places.includes(place)).map(
      (entry) => ({
        ...entry,
        ratio: RATIOS.find((each) => each === given.get("ratio")) ?? "16:9",
      }),
    )
  : SHEET_PROMPTS;
const chosen = asked
  .map((entry, index) => ({ ...entry, index }))
  .filter(
    ({ prompt, ratio, index }) =>
      (given.get("ratio") ?? ratio) === ratio &&
      prompt.includes(given.get("find") ?? "") &&
      (only === undefined || only.includes(index)),
  );

function draw({ prompt, ratio }: SheetPrompt, index: number, look: Look): Canvas {
  const planned = planScene({
    prompt,
    negativePrompt: "",
    kind: "image",
    style: "animation",
    effect: null,
    aspectRatio: ratio,
    duration: 0,
    fps: 0,
    seed: seed * 1000 + index,
  });
  const stage = openStage({ ...planned, look }, FRAME_SIZES.image[ratio], 0);
  stage.drawFrame(MOMENT);
  return stage.canvas;
}

mkdirSync(out, { recursive: true });
for (const look of LOOKS.filter((each) => looks.includes(each))) {
  for (const ratio of RATIOS) {
    const row = chosen.filter((entry) => entry.ratio === ratio);
    if (row.length === 0) continue;
    const size = FRAME_SIZES.image[ratio];
    const cell = ratio === "16:9" ? width : Math.round(width * 0.62);
    const height = Math.round((cell * size.height) / size.width);
    const across = Math.min(row.length, ratio === "16:9" ? columns : columns + 2);
    const sheet = createCanvas(cell * across, (height + LABEL) * Math.ceil(row.length / across));
    const context = sheet.getContext("2d");
    context.fillStyle = "#ffffff";
    context.font = "13px sans-serif";
    for (const [at, entry] of row.entries()) {
      const picture = draw(entry, entry.index, look);
      const left = (at % across) * cell;
      const top = Math.floor(at / across) * (height + LABEL);
      context.drawImage(picture, left, top, cell, height);
      context.fillText(`${entry.index} ${entry.prompt}`, left + 4, top + height + 13, cell - 8);
      const name = `${look}-${String(entry.index).padStart(2, "0")}.png`;
      writeFileSync(join(out, name), picture.toBuffer("image/png"));
    }
    writeFileSync(
      join(out, `sheet-${look}-${ratio.replace(":", "x")}.png`),
      sheet.toBuffer("image/png"),
    );
  }
}
