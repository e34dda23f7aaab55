import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, parseColour } from "../../light/colour.ts";
import type { FigurePainter } from "../look/painter.ts";
import type { Box, Sprite } from "../paint/sprite.ts";

/**
 * Soft modelling like that of the pictures: light from the upper right, a violet gradient below.
 */
export function modelled(context: SKRSContext2D, box: Box, colour: string): CanvasGradient {
  const base = parseColour(colour);
  const { x, y, width, height } = box;
  const reach = Math.max(width, height);
  const gradient = context.createRadialGradient(
    x + width * 0.62,
    y + height * 0.26,
    reach * 0.05,
    x + width * 0.5,
    y + height * 0.45,
    reach * 0.75,
  );
  gradient.addColorStop(0, css(mix(base, [255, 250, 235], 0.26)));
  gradient.addColorStop(0.45, css(base));
  gradient.addColorStop(1, css(mix(base, [96, 30, 96], 0.34)));
  return gradient;
}

/** A rounded limb hanging from (x, top): a capsule, slightly wider at the end. */
export function limb(
  painter: FigurePainter,
  spot: { x: number; top: number; length: number; width: number },
  colour: string,
  endColour = colour,
): Sprite {
  const { x, top, length, width } = spot;
  const box = {
    x: x - width * 0.62,
    y: top - width / 2,
    width: width * 1.24,
    height: length + width / 2,
  };
  return painter.shape(box, (context) => {
    const bottom = top + length;
    context.beginPath();
    context.moveTo(x - width * 0.42, top);
    context.arc(x, top, width * 0.42, Math.PI, 0);
    context.bezierCurveTo(
      x + width * 0.5,
      top + length * 0.5,
      x + width * 0.62,
      bottom - width * 0.5,
      x + width * 0.58,
      bottom - width * 0.4,
    );
    context.bezierCurveTo(
      x + width * 0.55,
      bottom + width * 0.02,
      x - width * 0.55,
      bottom + width * 0.02,
      x - width * 0.58,
      bottom - width * 0.4,
    );
    context.bezierCurveTo(
      x - width * 0.62,
      bottom - width * 0.5,
      x - width * 0.5,
      top + length * 0.5,
      x - width * 0.42,
      top,
    );
    context.closePath();
    context.fillStyle = modelled(context, box, colour);
    context.fill();
    if (endColour === colour) return;
    context.clip();
    const end = { x: box.x, y: bottom - width * 0.95, width: box.width, height: width };
    context.beginPath();
    context.ellipse(x, bottom, width * 0.8, width * 0.85, 0, 0, Math.PI * 2);
    context.fillStyle = modelled(context, end, endColour);
    context.fill();
  });
}

/** An egg standing on its thick end. */
export function traceEgg(context: SKRSContext2D, box: Box, neck: number): void {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  const top = (width / 2) * neck;
  context.beginPath();
  context.moveTo(middle - top, y + height * 0.12);
  context.bezierCurveTo(
    middle - top,
    y - height * 0.02,
    middle + top,
    y - height * 0.02,
    middle + top,
    y + height * 0.12,
  );
  context.bezierCurveTo(
    middle + top * 1.02,
    y + height * 0.35,
    x + width,
    y + height * 0.45,
    x + width,
    y + height * 0.7,
  );
  context.bezierCurveTo(
    x + width,
    y + height * 0.93,
    x + width * 0.78,
    y + height,
    middle,
    y + height,
  );
  context.bezierCurveTo(x + width * 0.22, y + height, x, y + height * 0.93, x, y + height * 0.7);
  context.bezierCurveTo(
    x,
    y + height * 0.45,
    middle - top * 1.02,
    y + height * 0.35,
    middle - top,
    y + height * 0.12,
  );
  context.closePath();
}
