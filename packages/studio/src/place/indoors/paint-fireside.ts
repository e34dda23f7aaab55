import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Layer, PaintPlace } from "../../stage/stage.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import type { Painter } from "../brush/painter.ts";
import { pictures } from "../built/framed-pictures.ts";
import { rug } from "../built/rug.ts";
import { sofa } from "../built/sofa.ts";
import { pottedPlant } from "../nature/potted-plant.ts";
import { openRoom } from "./open-room.ts";

/** Flames in three colours that each flicker at their own pace; their light pulses on the room. */
function fire(p: Painter, x: number, y: number, size: number): NonNullable<Layer["animate"]> {
  const random = p.brush.random.fork("fire");
  const tongues = Array.from({ length: 13 }, () => ({
    at: random.between(-0.42, 0.42),
    phase: random.next() * 20,
    pace: random.between(3, 6),
  }));
  return (ctx, seconds) => {
    const breath = 0.85 + 0.15 * Math.sin(seconds * 5.3) * Math.sin(seconds * 2.1);
    lampGlow(ctx, x, y - size * 0.4, size * 3.4, [255, 150, 70], 0.62 * breath);
    for (const [colour, share] of [
      [[226, 70, 30], 1],
      [[255, 140, 44], 0.72],
      [[255, 220, 120], 0.44],
    ] as const) {
      ctx.fillStyle = css(colour, 0.92);
      for (const tongue of tongues) {
        const dance = Math.sin(seconds * tongue.pace + tongue.phase);
        const tall = size * share * (0.62 + 0.3 * dance) * (1 - Math.abs(tongue.at) * 1.1);
        const wide = size * 0.13 * (0.6 + share * 0.4);
        const px = x + tongue.at * size;
        const lean = Math.sin(seconds * tongue.pace * 0.6 + tongue.phase) * size * 0.06;
        ctx.beginPath();
        ctx.moveTo(px - wide, y);
        ctx.quadraticCurveTo(px - wide, y - tall * 0.5, px + lean, y - tall);
        ctx.quadraticCurveTo(px + wide, y - tall * 0.5, px + wide, y);
        ctx.fill();
      }
    }
  };
}

/** A stone fireplace with a burning fire, armchairs on both sides, a thick rug. */
export const paintFireside: PaintPlace = (brush) => {
  const room = openRoom(brush, {
    paper: [196, 140, 104],
    floor: [150, 98, 66],
    window: { at: 0.32, w: 0.24, h: 0.3 },
  });
  const { p, random, side, pen, portrait } = room;
  const u = p.unit;
  const { base } = room.room;
  const x = room.x(0.5 - side * 0.04);
  const [w, h] = [u * 0.46, u * 0.34];
  const stone: Rgb = [164, 150, 142];
  pen.box.solid(
    x - w * 0.36,
    room.room.top - u * 0.1,
    w * 0.72,
    base - room.room.top + u * 0.1 - h,
    stone,
    0.5,
  );
  pen.box.solid(x - w / 2, base - h, w, h + u * 0.02, stone, 0.55);
  const lay = (left: number, top: number, wide: number, high: number) => {
    for (let row = 0; row * u * 0.034 < high; row += 1)
      for (let sx = (row % 2) * -u * 0.03; sx < wide; ) {
        const sw = u * random.between(0.045, 0.085);
        const from = Math.max(0, sx);
        const to = Math.min(wide, sx + sw - u * 0.004);
        if (to > from)
          pen.box.round(
            left + from,
            top + row * u * 0.034,
            to - from,
            u * 0.03,
            u * 0.008,
            mix(
              stone,
              random.pick<Rgb>([
                [206, 186, 166],
                [120, 108, 108],
                [176, 140, 116],
              ]),
              random.between(0, 0.5),
            ),
            random.between(0.4, 0.75),
          );
        sx += sw;
      }
  };
  lay(x - w * 0.36, room.room.top - u * 0.1, w * 0.72, base - room.room.top + u * 0.1 - h);
  lay(x - w / 2, base - h, w, h + u * 0.01);
  pen.box.round(
    x - w * 0.3,
    base - h * 0.74,
    w * 0.6,
    h * 0.74 + u * 0.016,
    u * 0.05,
    [34, 22, 24],
    0.3,
  );
  pen.box.rect(x - w * 0.3, base - h * 0.3, w * 0.6, h * 0.3 + u * 0.016, [34, 22, 24], 0.3);
  for (const [dx, turn] of [
    [-0.1, 0.2],
    [0.08, -0.2],
    [0, 0.04],
  ] as const)
    pen.box.line(
      [
        [x + (dx - 0.12) * w, base - h * (0.05 - turn * 0.1)],
        [x + (dx + 0.12) * w, base - h * (0.05 + turn * 0.1)],
      ],
      u * 0.028,
      [110, 68, 46],
      0.6,
    );
  pen.box.rect(x - w * 0.58, base - h * 1.06, w * 1.16, h * 0.1, [132, 84, 56], 0.75);
  pen.box.rect(x - w * 0.58, base - h * 0.97, w * 1.16, h * 0.03, [60, 36, 30], 0.3);
  for (const [dx, tone] of [
    [-0.42, [250, 240, 214]],
    [-0.36, [250, 240, 214]],
    [0.4, [206, 84, 72]],
  ] as const) {
    pen.box.solid(x + dx * w, base - h * 1.28, u * 0.018, h * 0.22, tone, 0.7);
    pen.box.glow(x + dx * w + u * 0.009, base - h * 1.32, u * 0.06, [255, 210, 120], 0.8);
    pen.box.disc(
      x + dx * w + u * 0.009,
      base - h * 1.31,
      u * 0.005,
      u * 0.011,
      [255, 232, 160],
      "own",
    );
  }
  if (p.season === "winter")
    for (const [dx, tone] of [
      [-0.22, [206, 60, 56]],
      [0, [70, 130, 84]],
      [0.22, [206, 60, 56]],
    ] as const) {
      const sx = x + dx * w;
      pen.box.rect(sx - u * 0.02, base - h * 0.97, u * 0.04, u * 0.075, tone, 0.7);
      pen.box.round(
        sx - u * 0.02,
        base - h * 0.97 + u * 0.06,
        u * 0.062,
        u * 0.032,
        u * 0.014,
        tone,
        0.6,
      );
      pen.box.rect(sx - u * 0.024, base - h * 0.98, u * 0.048, u * 0.018, [252, 250, 246], 0.9);
    }
  pictures(room.box.ctx, p, random, { x, y: p.y(0.1), w: u * 0.16 });
  rug(
    room.box.ctx,
    p,
    random,
    p.x(0.5),
    p.y(portrait ? 0.78 : 0.83),
    u * (portrait ? 0.44 : 0.6),
    [170, 74, 64],
  );
  sofa(
    room.box.ctx,
    p,
    random,
    room.x(0.5 + side * (portrait ? 0.36 : 0.33)),
    base + u * 0.09,
    u * 0.3,
    [92, 112, 92],
  );
  sofa(
    room.box.ctx,
    p,
    random,
    room.x(0.5 - side * (portrait ? 0.38 : 0.36)),
    base + u * 0.11,
    u * 0.28,
    [176, 104, 76],
  );
  if (!room.laid)
    room.front.add(side > 0 ? "left" : "right", (ctx) =>
      pottedPlant(ctx, p, random, p.x(0.5 - side * 0.5), p.height + u * 0.06, u * 0.46),
    );
  return room.plate({ box: fire(p, x, base + u * 0.004, w * 0.5) });
};
