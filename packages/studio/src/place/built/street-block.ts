import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import { paintFacade } from "./facade.ts";
import { NEON_WALLS, WALLS } from "./facade-style.ts";
import { at, type Street } from "./street.ts";

export interface Block {
  readonly side: -1 | 1;
  readonly near: number;
  readonly far: number;
  readonly height: number;
  readonly front: Canvas;
  readonly roof: Rgb;
}

/** Plans the houses of both sides, near ones first in each list. */
export function planBlocks(p: Painter, random: Random, street: Street, neon: boolean): Block[] {
  const blocks: Block[] = [];
  for (const side of [-1, 1] as const) {
    const first = (street.wall * street.focal) / (p.width * 0.62);
    for (let near = first * random.between(0.7, 0.9); near < street.far; ) {
      const far = Math.min(street.far, near + random.between(1.7, 3.4) * (0.7 + near * 0.16));
      const height = random.between(4.6, 9) + near * random.between(0.2, 0.7) + (neon ? 2 : 0);
      const seen = Math.min(height, (street.horizon / street.focal) * far + 1);
      const units = Math.max(16, Math.min(150, street.focal / Math.max(near, 1.4)));
      const wall = random.pick(neon ? NEON_WALLS : WALLS);
      const towards = side * p.brush.light.direction < 0 ? 0.85 : 0.3;
      const haze = Math.min(0.62, (near / street.far) ** 1.3 * 0.6);
      const front = paintFacade(
        p,
        random.fork(`front ${side} ${near.toFixed(3)}`),
        (far - near) * units,
        seen * units,
        units,
        { wall, glass: random.next() < 0.25, neon, shade: towards, haze },
      );
      blocks.push({ side, near, far, height: seen, front, roof: p.tone(wall, 0.4, haze) });
      near = far + (random.next() < 0.2 ? 0.5 : 0.02);
    }
  }
  return blocks;
}

/**
 * Maps a front onto its receding wall, column by column; mirrored = upside down below the ground,
 * as in wet asphalt.
 */
export function drawBlock(
  ctx: SKRSContext2D,
  p: Painter,
  street: Street,
  block: Block,
  mirrored = false,
): void {
  const from = at(street, block.side * street.wall, block.far).x;
  const to = at(street, block.side * street.wall, block.near).x;
  const left = Math.max(0, Math.floor(Math.min(from, to)));
  const right = Math.min(p.width, Math.ceil(Math.max(from, to)));
  const { width, height } = block.front;
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "medium";
  for (let x = left; x < right; x += 2) {
    const offset = Math.max(0.5, Math.abs(x + 1 - street.vanish));
    const z = Math.max(block.near, Math.min(block.far, (street.wall * street.focal) / offset));
    const u = (z - block.near) / (block.far - block.near);
    const scale = street.focal / z;
    const base = street.horizon + scale;
    const source = Math.max(0, Math.min(width - 1.5, u * width));
    const span = Math.max(
      1,
      Math.min(width - source, Math.abs((z / offset) * 2 * (width / (block.far - block.near)))),
    );
    if (mirrored) {
      ctx.save();
      ctx.translate(x, base);
      ctx.scale(1, -1);
      ctx.drawImage(
        block.front,
        source,
        0,
        span,
        height,
        0,
        -block.height * scale,
        2.6,
        block.height * scale,
      );
      ctx.restore();
    } else {
      ctx.drawImage(
        block.front,
        source,
        0,
        span,
        height,
        x,
        base - block.height * scale,
        2.6,
        block.height * scale,
      );
    }
  }
  if (!mirrored) drawEnd(ctx, p, street, block);
}

/** The end wall facing the viewer where the next house is lower. */
function drawEnd(ctx: SKRSContext2D, p: Painter, street: Street, block: Block): void {
  const edge = at(street, block.side * street.wall, block.near, block.height);
  const foot = at(street, block.side * street.wall, block.near);
  if (block.near <= 1.5) return;
  const left = block.side < 0 ? -4 : edge.x;
  const width = block.side < 0 ? edge.x + 4 : p.width - edge.x + 4;
  ctx.fillStyle = css(block.roof);
  ctx.fillRect(left, edge.y, width, foot.y - edge.y);
  const cell = street.focal / block.near;
  const pane = mix(block.roof, p.lamps ? [255, 206, 120] : [40, 56, 84], p.lamps ? 0.5 : 0.42);
  for (let row = 0.5; edge.y + row * cell * 1.7 < foot.y - cell; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const lit = Math.sin(row * 12.9 + column * 78.2 + block.near * 37.7) > (p.lamps ? 0 : -2);
      if (!lit) continue;
      ctx.fillStyle = css(pane, 0.9);
      const x = edge.x + block.side * cell * (0.5 + column * 1.05) - cell * 0.28;
      ctx.fillRect(x, edge.y + row * cell * 1.7, cell * 0.56, cell * 0.9);
    }
  }
}
