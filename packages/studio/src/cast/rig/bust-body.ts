import { hex, mix, parseColour } from "../../light/colour.ts";
import type { FigurePainter } from "../look/painter.ts";
import { rasterIcon } from "../paint/raster-icon.ts";
import { sampleColour } from "../paint/recolour.ts";
import type { Box, Sprite } from "../paint/sprite.ts";
import { limb, modelled } from "./body-shapes.ts";

/** Height at which the portrait is cut and the drawn body begins. */
export const HIP = -11.6;
const SAMPLE_SCALE = 4;
const BELT = "#4c3244";
const BUCKLE = "#f2bb45";

/** The flat lower edge of a portrait: its two ends, and the colour of the clothes just above. */
interface Hem {
  readonly left: number;
  readonly right: number;
  readonly colour: string;
}

/** Finds where the packed bust is cut off: left and right end of its lowest row and its colour. */
export function readHem(name: string): Hem {
  const { canvas, box } = rasterIcon(name, SAMPLE_SCALE);
  const row = canvas.height - 3;
  const { data } = canvas.getContext("2d").getImageData(0, row, canvas.width, 1);
  let [left, right] = [canvas.width, 0];
  for (let x = 0; x < canvas.width; x += 1) {
    if ((data[x * 4 + 3] ?? 0) < 200) continue;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
  }
  // Sampled off centre, because beards, ties and aprons hang in the middle.
  const colour = hex(sampleColour(canvas, left + (right - left) * 0.14, row - 4, 5));
  const unit = box.width / canvas.width;
  return { left: left * unit, right: right * unit, colour };
}

/** The coat below the hem: as wide as the trunk between the arms, narrower at the hips. */
export function paintTrunk(painter: FigurePainter, half: number, cloth: string): Sprite {
  const bottom = -5;
  const box: Box = { x: -half, y: HIP - 1.4, width: half * 2, height: bottom - HIP + 1.4 };
  return painter.shape(box, (context) => {
    context.beginPath();
    context.moveTo(-half, HIP - 1.4);
    context.lineTo(half, HIP - 1.4);
    context.bezierCurveTo(half, HIP + 2, half * 0.86, bottom - 3, half * 0.84, bottom - 1.4);
    context.quadraticCurveTo(half * 0.8, bottom, half * 0.5, bottom);
    context.lineTo(-half * 0.5, bottom);
    context.quadraticCurveTo(-half * 0.8, bottom, -half * 0.84, bottom - 1.4);
    context.bezierCurveTo(-half * 0.86, bottom - 3, -half, HIP + 2, -half, HIP - 1.4);
    context.closePath();
    const fall = context.createLinearGradient(0, HIP - 1.4, half * 0.2, bottom);
    fall.addColorStop(0, cloth);
    fall.addColorStop(1, hex(mix(parseColour(cloth), [70, 24, 90], 0.34)));
    context.fillStyle = fall;
    context.fill();
  });
}

/** A robe or gown that falls in folds from the hem to the shoes and widens downwards. */
export function paintRobe(painter: FigurePainter, half: number, cloth: string): Sprite {
  const bottom = -0.8;
  const foot = half * 1.18;
  const box: Box = { x: -foot, y: HIP - 1.4, width: foot * 2, height: bottom - HIP + 1.6 };
  const shade = hex(mix(parseColour(cloth), [50, 20, 80], 0.42));
  const light = hex(mix(parseColour(cloth), [255, 250, 240], 0.16));
  return painter.shape(box, (context) => {
    const trace = () => {
      context.beginPath();
      context.moveTo(-half + 0.1, HIP - 1.4);
      context.lineTo(half - 0.1, HIP - 1.4);
      context.bezierCurveTo(half * 0.98, HIP + 3, foot, bottom - 4, foot, bottom - 0.8);
      // The hem waves with the folds.
      const waves = 4;
      for (let wave = 0; wave < waves; wave += 1) {
        const from = foot - (wave * foot * 2) / waves;
        const to = foot - ((wave + 1) * foot * 2) / waves;
        context.quadraticCurveTo((from + to) / 2, bottom + 1.1, to, bottom - 0.8);
      }
      context.bezierCurveTo(-foot, bottom - 4, -half * 0.98, HIP + 3, -half + 0.1, HIP - 1.4);
      context.closePath();
    };
    trace();
    const fall = context.createLinearGradient(0, HIP - 1.4, 0, bottom);
    fall.addColorStop(0, cloth);
    fall.addColorStop(1, hex(mix(parseColour(cloth), [60, 24, 90], 0.26)));
    context.fillStyle = fall;
    context.fill();
    context.clip();
    for (const [at, tint] of [
      [-0.52, shade],
      [0.02, shade],
      [0.54, shade],
      [0.3, light],
      [-0.24, light],
    ] as const) {
      context.beginPath();
      context.moveTo(at * half * 0.8, HIP + 1.6);
      context.quadraticCurveTo(at * half, bottom - 5, at * foot - 0.9, bottom + 1);
      context.lineTo(at * foot + 0.9, bottom + 1);
      context.quadraticCurveTo(at * half + 0.3, bottom - 5, at * half * 0.8, HIP + 1.6);
      context.globalAlpha = tint === shade ? 0.55 : 0.4;
      context.fillStyle = tint;
      context.fill();
    }
  });
}

/** A belt with a buckle over the seam between portrait and trunk. */
export function paintBelt(painter: FigurePainter, half: number): Sprite {
  const box: Box = { x: -half, y: HIP - 0.9, width: half * 2, height: 1.7 };
  return painter.shape(box, (context) => {
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, 0.8);
    context.fillStyle = modelled(context, box, BELT);
    context.fill();
    context.beginPath();
    context.roundRect(-1.4, HIP - 1.2, 2.8, 2.3, 0.7);
    const buckle = { x: -1.6, y: HIP - 1.5, width: 3.2, height: 2.7 };
    context.fillStyle = modelled(context, buckle, BUCKLE);
    context.fill();
  });
}

/** The end of a sleeve with its hand, hanging from the hem. */
export const paintForearm = (painter: FigurePainter, sleeve: string, hand: string): Sprite =>
  limb(painter, { x: 0, top: HIP - 1.6, length: 6.6, width: 4 }, sleeve, hand);
