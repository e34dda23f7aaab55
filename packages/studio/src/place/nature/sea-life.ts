import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix, type Rgb } from "../../light/colour.ts";
import type { Random } from "../../scene/random.ts";
import type { Painter } from "../brush/painter.ts";

type Animate = (ctx: SKRSContext2D, seconds: number) => void;

/** Shafts of sunlight that waver under the surface. */
export function swayingShafts(p: Painter, sunX: number): Animate {
  const random = p.brush.random.fork("shafts");
  const shafts = Array.from({ length: 8 }, (_, index) => ({
    turn: (index / 7 - 0.5) * 1.5 + random.between(-0.06, 0.06),
    width: random.between(0.02, 0.06),
    phase: random.next() * 6.3,
  }));
  const length = p.height * 1.05;
  const y = -p.unit * 0.25;
  const colour = mix([255, 255, 255], p.sky[0] ?? [255, 255, 255], 0.4);
  return (ctx, seconds) => {
    ctx.globalCompositeOperation = "screen";
    const gradient = ctx.createRadialGradient(sunX, y, p.unit * 0.1, sunX, y, length);
    gradient.addColorStop(0, css(colour, 0.42));
    gradient.addColorStop(0.5, css(colour, 0.16));
    gradient.addColorStop(1, css(colour, 0));
    ctx.fillStyle = gradient;
    for (const shaft of shafts) {
      ctx.globalAlpha =
        (0.35 + 0.3 * Math.sin(seconds * 0.7 + shaft.phase)) *
        (0.4 + p.brush.light.brightness * 0.6);
      const turn = Math.PI / 2 + shaft.turn + Math.sin(seconds * 0.25 + shaft.phase) * 0.03;
      for (const share of [1, 0.55]) {
        ctx.beginPath();
        ctx.moveTo(sunX, y);
        ctx.lineTo(
          sunX + Math.cos(turn - shaft.width * share) * length,
          y + Math.sin(turn - shaft.width * share) * length,
        );
        ctx.lineTo(
          sunX + Math.cos(turn + shaft.width * share) * length,
          y + Math.sin(turn + shaft.width * share) * length,
        );
        ctx.fill();
      }
    }
    ctx.globalAlpha = 1;
    ctx.globalCompositeOperation = "source-over";
  };
}

/** A shoal that crosses slowly and reappears. */
export function fishSchool(
  p: Painter,
  random: Random,
  top: number,
  bottom: number,
  count: number,
  haze: number,
): Animate {
  const way = random.pick([-1, 1]);
  const shoals = [0, 1].map(() => ({
    y: random.between(top, bottom),
    offset: random.next(),
    colour: random.pick<Rgb>([
      [255, 190, 90],
      [250, 230, 130],
      [150, 220, 240],
      [255, 140, 120],
    ]),
  }));
  const fish = Array.from({ length: count }, (_, index) => ({
    shoal: shoals[index % 2],
    dx: random.between(-0.16, 0.16),
    dy: random.between(-0.06, 0.06),
    size: p.unit * random.between(0.011, 0.02),
    phase: random.next() * 6.3,
  }));
  const fills = new Map(shoals.map((shoal) => [shoal, css(p.tone(shoal.colour, 0.85, haze))]));
  return (ctx, seconds) => {
    const span = p.width + p.unit * 0.6;
    for (const { shoal, dx, dy, size, phase } of fish) {
      if (!shoal) continue;
      const travel =
        (((seconds * 0.022 + shoal.offset) % 1) * span - p.unit * 0.3) * way +
        (way < 0 ? p.width : 0);
      const x = travel + dx * p.unit + Math.sin(seconds * 0.8 + phase) * p.unit * 0.01;
      const y = shoal.y + dy * p.unit + Math.sin(seconds * 1.1 + phase) * p.unit * 0.008;
      const tail = Math.sin(seconds * 7 + phase) * size * 0.3;
      ctx.fillStyle = fills.get(shoal) ?? "#ffffff";
      ctx.beginPath();
      ctx.ellipse(x, y, size, size * 0.45, 0, 0, Math.PI * 2);
      ctx.moveTo(x - way * size * 0.8, y);
      ctx.lineTo(x - way * size * 1.6, y - size * 0.5 + tail);
      ctx.lineTo(x - way * size * 1.45, y + size * 0.5 + tail);
      ctx.fill();
      ctx.fillStyle = "rgba(10,20,40,0.8)";
      ctx.fillRect(
        x + way * size * 0.55 - 1,
        y - size * 0.14,
        Math.max(1, size * 0.14),
        Math.max(1, size * 0.14),
      );
    }
  };
}

/** Bubbles that rise and wobble. */
export function risingBubbles(p: Painter, random: Random): Animate {
  const bubbles = Array.from({ length: 30 }, () => ({
    x: random.next() * p.width,
    size: p.unit * (0.003 + random.next() ** 2 * 0.012),
    speed: random.between(0.05, 0.11),
    phase: random.next(),
  }));
  return (ctx, seconds) => {
    ctx.strokeStyle = "rgba(230,255,255,0.6)";
    ctx.fillStyle = "rgba(255,255,255,0.75)";
    for (const bubble of bubbles) {
      const t = (seconds * bubble.speed + bubble.phase) % 1;
      const x = bubble.x + Math.sin(seconds * 2 + bubble.phase * 30) * bubble.size * 1.4;
      const y = p.height * (1.04 - t * 1.08);
      ctx.lineWidth = Math.max(0.7, bubble.size * 0.16);
      ctx.beginPath();
      ctx.arc(x, y, bubble.size, 0, Math.PI * 2);
      ctx.stroke();
      ctx.beginPath();
      ctx.arc(x - bubble.size * 0.35, y - bubble.size * 0.35, bubble.size * 0.24, 0, Math.PI * 2);
      ctx.fill();
    }
  };
}
