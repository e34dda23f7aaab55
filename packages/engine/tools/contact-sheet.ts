import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as pause } from "node:timers/promises";
import { openStage } from "@kinora/studio/draw/open-stage";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import type { SceneSpec } from "@kinora/studio/scene/scene-spec";
import { type Canvas, createCanvas } from "@napi-rs/canvas";

/** One picture of a sheet, planned only when it is drawn. */
export interface Cell {
  readonly label: string;
  readonly ratio: SceneRequest["aspectRatio"];
  readonly plan: () => SceneSpec;
}

const SHAPES = { "16:9": [16, 9], "1:1": [1, 1], "9:16": [9, 16] } as const;
const LABEL = 16;
/** Moment in seconds at which weather is falling and figures are in mid-action. */
const MOMENT = 1.3;
/**
 * Factor by which pictures are drawn larger than shown, so that lines keep about the weight they
 * have at 720 rows.
 */
const DRAWN_LARGER = 1.6;

function drawCell({ ratio, plan }: Cell, width: number): Canvas {
  const [across, down] = SHAPES[ratio];
  const drawn = Math.round((width * DRAWN_LARGER) / 2) * 2;
  const stage = openStage(
    plan(),
    { width: drawn, height: Math.round((drawn * down) / across / 2) * 2 },
    0,
  );
  stage.drawFrame(MOMENT);
  return stage.canvas;
}

/**
 * Draws cells of one aspect ratio as numbered sheets `<name>-01.png`, … in `folder`: `columns`
 * across, `rows` down, each `width` pixels wide. Yields between pictures so that their memory can
 * be freed.
 */
export async function drawSheets(
  folder: string,
  name: string,
  cells: readonly Cell[],
  { width, columns, rows }: { width: number; columns: number; rows: number },
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const each = columns * rows;
  for (let from = 0; from < cells.length; from += each) {
    const slice = cells.slice(from, from + each);
    const [across, down] = SHAPES[slice[0]?.ratio ?? "16:9"];
    const height = Math.round((width * down) / across);
    const sheet = createCanvas(
      width * Math.min(columns, slice.length),
      (height + LABEL) * Math.ceil(slice.length / columns),
    );
    const context = sheet.getContext("2d");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, sheet.width, sheet.height);
    context.fillStyle = "#202028";
    context.font = "12px sans-serif";
    for (const [at, cell] of slice.entries()) {
      const left = (at % columns) * width;
      const top = Math.floor(at / columns) * (height + LABEL);
      context.drawImage(drawCell(cell, width), left, top, width, height);
      context.fillText(cell.label, left + 3, top + height + 12, width - 6);
      await pause();
    }
    const number = String(from / each + 1).padStart(2, "0");
    writeFileSync(join(folder, `${name}-${number}.png`), sheet.toBuffer("image/png"));
  }
}
