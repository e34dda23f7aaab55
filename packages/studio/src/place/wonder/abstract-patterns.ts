import { css, mix, ramp } from "../../light/colour.ts";
import { pickInk } from "./abstract-forms.ts";
import { type GroundPainter, inkAt, WHITE } from "./abstract-grounds.ts";

/** Broad overlapping strokes of a dry brush, bristle by bristle. */
export const brushStrokes: GroundPainter = (ctx, p, random, inks) => {
  ctx.fillStyle = css(mix(inkAt(inks, 3), WHITE, 0.55));
  ctx.fillRect(0, 0, p.width, p.height);
  const slant = random.between(-0.5, 0.5);
  for (let stroke = 0; stroke < 64; stroke += 1) {
    const [x, y] = [random.between(-0.1, 1) * p.width, random.next() * p.height];
    const length = p.unit * random.between(0.4, 1.1);
    const breadth = p.unit * random.between(0.05, 0.15);
    const turn = slant + random.between(-0.25, 0.25);
    const bow = random.between(-0.2, 0.2) * length;
    const ink = stroke % 7 === 6 ? inkAt(inks, 0) : pickInk(inks, random);
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(turn);
    for (let bristle = 0; bristle < 46; bristle += 1) {
      const off = (bristle / 45 - 0.5) * breadth;
      ctx.strokeStyle = css(
        mix(ink, random.next() < 0.5 ? WHITE : inkAt(inks, 0), random.between(0, 0.22)),
        random.between(0.55, 0.95),
      );
      ctx.lineWidth = (breadth / 46) * random.between(1, 2.4);
      ctx.beginPath();
      ctx.moveTo(random.between(0, 0.06) * length, off);
      ctx.quadraticCurveTo(length / 2, off + bow, length * random.between(0.8, 1), off * 0.9);
      ctx.stroke();
    }
    ctx.restore();
  }
};

/** Overlapping bands of waves, each with its own crest. */
export const waves: GroundPainter = (ctx, p, random, inks) => {
  ctx.fillStyle = css(mix(inkAt(inks, 3), WHITE, 0.3));
  ctx.fillRect(0, 0, p.width, p.height);
  const bands = random.integer(11, 16);
  const shift = random.next() * 90;
  const pitch = random.between(0.5, 1.1);
  for (let band = 0; band < bands; band += 1) {
    const t = band / (bands - 1);
    const base = p.height * (0.02 + t * 1.02);
    const rise = p.unit * (0.05 + 0.06 * t);
    const crest = (x: number) =>
      base +
      Math.sin((x / p.unit) * 4.4 * pitch + band * 1.9 + shift) * rise * 0.6 +
      p.noise((x / p.unit) * 0.8, band * 0.9 + shift) * rise;
    const ink = ramp(inks, (band * 0.37 + t * 0.3) % 1);
    const fill = ctx.createLinearGradient(0, base - rise, 0, base + p.height / bands + rise);
    fill.addColorStop(0, css(mix(ink, WHITE, 0.3)));
    fill.addColorStop(0.5, css(ink));
    fill.addColorStop(1, css(mix(ink, inkAt(inks, 0), 0.35)));
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(0, p.height);
    for (let x = 0; x <= p.width + 8; x += 8) ctx.lineTo(x, crest(x));
    ctx.lineTo(p.width, p.height);
    ctx.fill();
  }
};

/** Tiles in rows: triangles, hexagons or quarter circles. */
export const tiling: GroundPainter = (ctx, p, random, inks) => {
  const size = p.unit * random.between(0.11, 0.18);
  const kind = random.integer(0, 2);
  const wild = random.fork("tiles");
  ctx.fillStyle = css(inkAt(inks, 0));
  ctx.fillRect(0, 0, p.width, p.height);
  const shade = (x: number, y: number) =>
    mix(
      ramp(inks, Math.max(0, Math.min(1, 0.5 + p.noise((x / p.unit) * 0.9, (y / p.unit) * 0.9)))),
      wild.next() < 0.5 ? WHITE : inkAt(inks, 0),
      wild.between(0, 0.22),
    );
  const poly = (points: readonly (readonly [number, number])[], x: number, y: number) => {
    ctx.fillStyle = css(shade(x, y));
    ctx.beginPath();
    for (const [px, py] of points) ctx.lineTo(px, py);
    ctx.fill();
  };
  const step = kind === 1 ? size * 0.86 : size;
  for (let row = -1; row * step < p.height + size; row += 1) {
    for (let column = -1; column * size < p.width + size * 2; column += 1) {
      const x = column * size + (kind === 2 ? 0 : (row % 2) * size * 0.5);
      const y = row * step;
      if (kind === 0) {
        poly(
          [
            [x, y],
            [x + size, y],
            [x + size / 2, y + size],
          ],
          x,
          y,
        );
        poly(
          [
            [x + size, y],
            [x + size * 1.5, y + size],
            [x + size / 2, y + size],
          ],
          x,
          y,
        );
      } else if (kind === 1) {
        const corner = (turn: number) =>
          [
            x + Math.cos((turn * Math.PI) / 3 + Math.PI / 6) * size * 0.56,
            y + Math.sin((turn * Math.PI) / 3 + Math.PI / 6) * size * 0.56,
          ] as const;
        poly([0, 1, 2, 3, 4, 5].map(corner), x, y);
      } else {
        ctx.fillStyle = css(shade(x, y));
        ctx.fillRect(x, y, size + 1, size + 1);
        const turn = wild.integer(0, 3);
        const [cx, cy] = [x + (turn % 2) * size, y + Math.floor(turn / 2) * size];
        for (const reach of [1, 0.66, 0.33]) {
          ctx.fillStyle = css(pickInk(inks, wild));
          ctx.beginPath();
          ctx.moveTo(cx, cy);
          ctx.arc(
            cx,
            cy,
            size * reach,
            ([0, 1, 3, 2][turn] ?? 0) * (Math.PI / 2),
            (([0, 1, 3, 2][turn] ?? 0) + 1) * (Math.PI / 2),
          );
          ctx.fill();
        }
      }
    }
  }
};

/** A grid of lines over soft colour, distorted as if something lay beneath it. */
export const bentGrid: GroundPainter = (ctx, p, random, inks) => {
  const fill = ctx.createLinearGradient(0, 0, p.width * 0.4, p.height);
  fill.addColorStop(0, css(mix(inkAt(inks, 0), inkAt(inks, 1), 0.3)));
  fill.addColorStop(1, css(mix(inkAt(inks, 0), [0, 0, 0], 0.25)));
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, p.width, p.height);
  const shift = random.next() * 90;
  const gap = p.unit * random.between(0.035, 0.055);
  const bump = (x: number, y: number) =>
    p.fbm((x / p.unit) * 1.1 + shift, (y / p.unit) * 1.1, 2) * p.unit * 0.22;
  ctx.lineWidth = Math.max(1, p.unit * 0.0034);
  for (const across of [true, false]) {
    const [length, breadth] = across ? [p.width, p.height] : [p.height, p.width];
    for (let line = -4; line * gap < breadth + gap * 4; line += 1) {
      const tint = ramp(inks, 0.25 + 0.75 * (0.5 + 0.5 * Math.sin(line * 0.16 + shift)));
      ctx.strokeStyle = css(tint, 0.9);
      ctx.beginPath();
      for (let along = -10; along <= length + 10; along += gap * 0.4) {
        const [x, y] = across ? [along, line * gap] : [line * gap, along];
        const lift = bump(x, y);
        ctx.lineTo(x + lift * 0.4, y + lift);
      }
      ctx.stroke();
    }
  }
};

/** Drops of ink on paper: blots with splashes and runs. */
export const inkBlots: GroundPainter = (ctx, p, random, inks) => {
  ctx.fillStyle = css(mix(inkAt(inks, 4), WHITE, 0.7));
  ctx.fillRect(0, 0, p.width, p.height);
  for (let blot = 0; blot < 30; blot += 1) {
    const [x, y] = [random.next() * p.width, random.next() * p.height];
    const r = p.unit * random.between(0.03, 0.2);
    const ink = blot % 4 === 0 ? inkAt(inks, 0) : pickInk(inks, random);
    const shift = random.next() * 90;
    ctx.fillStyle = css(ink, random.between(0.7, 0.95));
    ctx.beginPath();
    for (let step = 0; step <= 90; step += 1) {
      const turn = (step / 90) * Math.PI * 2;
      const [cx, cy] = [Math.cos(turn), Math.sin(turn)];
      const spike = Math.max(0, p.noise(cx * 2.6 + shift, cy * 2.6)) ** 2;
      const reach = r * (0.8 + 0.2 * p.noise(cx + shift, cy + 9) + spike * 1.1);
      ctx.lineTo(x + cx * reach, y + cy * reach);
    }
    ctx.fill();
    for (let speck = 0; speck < 22; speck += 1) {
      const turn = random.next() * Math.PI * 2;
      const far = r * random.between(1.2, 3);
      ctx.beginPath();
      ctx.ellipse(
        x + Math.cos(turn) * far,
        y + Math.sin(turn) * far,
        r * random.between(0.02, 0.12),
        r * random.between(0.02, 0.06),
        turn,
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  }
};
