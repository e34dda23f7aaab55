import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";
import type { Interior } from "./interior.ts";

/**
 * The open box in front of the back wall: floorboards towards the vanishing point, side walls and
 * ceiling.
 */
export function roomBox(
  ctx: SKRSContext2D,
  p: Painter,
  random: Random,
  room: Interior,
  paper: Rgb,
  wood: Rgb,
): void {
  const vx = (room.left + room.right) / 2;
  const vy = room.top + (room.base - room.top) * 0.56;
  const out = (x: number, y: number, far: number): [number, number] => [
    vx + (x - vx) * far,
    vy + (y - vy) * far,
  ];
  const quad = (points: readonly [number, number][], fill: string) => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(x, y);
    ctx.fill();
  };
  const side = p.brush.light.direction;
  const reach = 4;
  const wall = (x: number, shade: number) =>
    quad(
      [[x, room.top], out(x, room.top, reach), out(x, room.base, reach), [x, room.base]],
      css(p.tone(paper, shade)),
    );
  wall(room.left, side < 0 ? 0.22 : 0.52);
  wall(room.right, side < 0 ? 0.52 : 0.22);
  quad(
    [
      [room.left, room.top],
      [room.right, room.top],
      out(room.right, room.top, reach),
      out(room.left, room.top, reach),
    ],
    css(p.tone([244, 236, 224], 0.42)),
  );
  const skirting = p.unit * 0.03;
  for (const x of [room.left, room.right])
    quad(
      [
        [x, room.base - skirting],
        out(x, room.base - skirting, reach),
        out(x, room.base, reach),
        [x, room.base],
      ],
      css(p.tone([250, 244, 234], 0.6)),
    );
  const floor = ctx.createLinearGradient(0, room.base, 0, p.height);
  floor.addColorStop(0, css(p.tone(wood, 0.75)));
  floor.addColorStop(1, css(p.tone(wood, 0.34)));
  quad(
    [
      [room.left, room.base],
      [room.right, room.base],
      out(room.right, room.base, reach),
      out(room.left, room.base, reach),
    ],
    css(p.tone(wood, 0.6)),
  );
  ctx.save();
  ctx.beginPath();
  for (const [x, y] of [
    [room.left, room.base],
    [room.right, room.base],
    out(room.right, room.base, reach),
    out(room.left, room.base, reach),
  ] as const)
    ctx.lineTo(x, y);
  ctx.clip();
  ctx.fillStyle = floor;
  ctx.fillRect(0, room.base, p.width, p.height);
  const boards = 15;
  for (let board = 0; board < boards; board += 1) {
    const from = room.left + ((room.right - room.left) * board) / boards;
    const to = room.left + ((room.right - room.left) * (board + 1)) / boards;
    quad(
      [[from, room.base], [to, room.base], out(to, room.base, reach), out(from, room.base, reach)],
      css(
        p.tone(
          mix(
            wood,
            random.next() < 0.5 ? [70, 40, 26] : [255, 220, 170],
            random.between(0.02, 0.16),
          ),
          random.between(0.4, 0.75),
        ),
        0.6,
      ),
    );
    ctx.strokeStyle = css(p.tone([60, 34, 24], 0.2), 0.5);
    ctx.lineWidth = Math.max(0.8, p.unit * 0.002);
    ctx.beginPath();
    ctx.moveTo(from, room.base);
    ctx.lineTo(...out(from, room.base, reach));
    for (let joint = 0; joint < 2; joint += 1) {
      const far = 1 + random.next() ** 1.6 * 1.8;
      ctx.moveTo(...out(from, room.base, far));
      ctx.lineTo(...out(to, room.base, far));
    }
    ctx.stroke();
  }
  ctx.restore();
  const corner = ctx.createLinearGradient(0, room.base, 0, room.base + p.unit * 0.05);
  corner.addColorStop(0, css([30, 14, 20], 0.3));
  corner.addColorStop(1, css([30, 14, 20], 0));
  ctx.fillStyle = corner;
  ctx.fillRect(room.left, room.base, room.right - room.left, p.unit * 0.05);
}
