import { createCanvas } from "@napi-rs/canvas";
import type { Layer, PaintPlace } from "../draw/stage.ts";
import { css, mix, type Rgb, scale } from "../light/colour.ts";
import { flyingBirds } from "./air/birds.ts";
import { drawCar } from "./built/car.ts";
import { NEONS } from "./built/facade.ts";
import { lampGlow } from "./built/lamp-glow.ts";
import { flickeringSigns, type NeonSign, paintNeonSign } from "./built/neon-sign.ts";
import { drawRoad } from "./built/road.ts";
import { blinkingBeacons, paintSkyline } from "./built/skyline.ts";
import { alongKerb, bladeSign, type Street } from "./built/street.ts";
import { drawBlock, planBlocks } from "./built/street-block.ts";
import { streetLamp } from "./built/street-lamp.ts";
import { broadleaf } from "./nature/broadleaf.ts";
import { bush } from "./nature/bush.ts";
import { AUTUMN, BLOSSOM, GREENS, stamp, treeStyle } from "./nature/tree.ts";
import { paintAir } from "./outdoors.ts";
import { createPainter, layer } from "./painter.ts";
import { computePicture, drawSmooth, smoothstep } from "./raster.ts";

/** A boulevard between house fronts that runs to a skyline; with `neon`, a wet street of signs. */
function paintStreet(brush: Parameters<PaintPlace>[0], neon: boolean): ReturnType<PaintPlace> {
  const p = createPainter(brush);
  const random = p.random;
  const horizonAt = random.between(0.55, 0.6);
  const horizon = p.y(horizonAt);
  const air = paintAir(p, horizon);
  const vanish = p.x(0.5 + random.between(-0.09, 0.09));
  const narrow = Math.min(1, p.width / p.height / 1.2);
  const street: Street = {
    vanish,
    horizon,
    focal: p.height - horizon,
    road: 1.55 * (0.5 + 0.5 * narrow),
    wall: 2.75 * (0.42 + 0.58 * narrow),
    far: 17,
  };

  const far = p.sheet();
  const gap = { x: vanish, width: p.unit * 0.34 };
  const beacons = paintSkyline(far.ctx, p, random, {
    base: horizon + 4,
    low: p.unit * 0.1,
    high: p.unit * 0.46,
    tower: p.unit * 0.085,
    haze: 0.62,
    neon,
    gap: { x: vanish, width: p.unit * 0.2 },
  });
  const mid = p.sheet();
  const nearBeacons = paintSkyline(mid.ctx, p, random, {
    base: horizon + 6,
    low: p.unit * 0.12,
    high: p.unit * 0.52,
    tower: p.unit * 0.12,
    haze: 0.36,
    neon,
    gap,
  });

  const near = p.sheet();
  const blocks = planBlocks(p, random, street, neon).sort((a, b) => b.far - a.far);
  const signs: NeonSign[] = [];
  const plates: { sign: NeonSign; side: -1 | 1 }[] = [];
  for (const block of blocks) {
    const count = neon ? random.integer(1, 3) : p.lamps && random.next() < 0.5 ? 1 : 0;
    for (let index = 0; index < count; index += 1) {
      const z = block.near + (block.far - block.near) * random.between(0.25, 0.9);
      const low = random.between(2.3, 2.9);
      const box = bladeSign(
        street,
        block.side,
        z,
        low,
        low + random.between(0.9, 2.3),
        random.between(0.4, 0.6),
      );
      if (z > 1.9 && z < 12)
        plates.push({
          side: block.side,
          sign: { ...box, colour: random.pick(NEONS), phase: random.next() },
        });
    }
  }
  const wet = neon ? Math.max(0.55, p.wet) : p.wet;
  drawRoad(near.ctx, p, street, 1);
  if (wet > 0) {
    const mirror = createCanvas(p.width, p.height);
    const ctx = mirror.getContext("2d");
    ctx.save();
    ctx.translate(0, horizon * 2);
    ctx.scale(1, -1);
    for (const picture of [...air.pictures, far.canvas, mid.canvas]) ctx.drawImage(picture, 0, 0);
    ctx.restore();
    for (const block of blocks) drawBlock(ctx, p, street, block, true);
    for (const { sign } of plates) {
      const drop = sign.y + sign.h;
      const y = horizon + (horizon - drop) * 0.55 + p.unit * 0.1;
      lampGlow(ctx, sign.x + sign.w / 2, y + sign.h * 0.5, sign.h * 0.9, sign.colour, 1, 1.7);
      ctx.fillStyle = css(sign.colour, 0.75);
      ctx.fillRect(sign.x, y, sign.w, sign.h * 1.4);
    }
    const source = ctx.getImageData(0, 0, p.width, p.height).data;
    const surface = computePicture(p.width, p.height - horizon, 2, (x, y, out) => {
      const near01 = y / street.focal;
      const distance = 1 / Math.max(0.02, near01);
      const u = ((x - vanish) / p.unit) * distance;
      const puddle = smoothstep(-0.3, 0.25, p.fbm(u * 0.9, distance * 1.4, 3) + (wet - 0.6) * 0.7);
      const ripple = p.noise(u * 7, distance * 16) * (0.25 + (1 - puddle) * 0.75);
      const sx = Math.max(
        0,
        Math.min(p.width - 1, Math.round(x + ripple * p.unit * 0.02 * (0.3 + near01))),
      );
      const sy = Math.max(
        0,
        Math.min(p.height - 1, Math.round(horizon + y + ripple * p.unit * 0.05 * near01)),
      );
      const index = (sy * p.width + sx) * 4;
      out[0] = source[index] ?? 0;
      out[1] = source[index + 1] ?? 0;
      out[2] = source[index + 2] ?? 0;
      out[3] = (0.34 + puddle * 0.44) * wet * (0.75 + 0.25 * (1 - near01));
    });
    drawSmooth(near.ctx, surface, 0, horizon, p.width, p.height - horizon);
  }
  for (const block of blocks) drawBlock(near.ctx, p, street, block);
  const leaf = random.pick<readonly Rgb[]>([GREENS, GREENS, AUTUMN, BLOSSOM]);
  const trees = neon
    ? []
    : [0, 1].map(() => broadleaf(p, random, p.unit * 0.55, treeStyle(random.pick(leaf), 0.05)));
  let turn = 0;
  alongKerb(street, 1.75, 2.2, (side, z, foot, size) => {
    turn += 1;
    const haze = Math.min(0.5, z / 30);
    if (trees.length > 0 && turn % 4 > 1)
      stamp(
        near.ctx,
        random.pick(trees),
        foot.x + side * size * 0.14,
        foot.y,
        size * random.between(2, 2.5),
        side > 0,
      );
    else
      streetLamp(
        near.ctx,
        p,
        foot.x,
        foot.y,
        size * 2.5,
        -side,
        haze,
        neon ? random.pick(NEONS) : [255, 214, 140],
      );
  });
  for (const { sign } of plates) {
    paintNeonSign(near.ctx, random, sign);
    signs.push(sign);
  }
  for (const z of [11, 7.5, 5.2])
    if (random.next() < 0.8)
      drawCar(
        near.ctx,
        p,
        random,
        street,
        (random.next() < 0.5 ? -1 : 1) * street.road * 0.52,
        z * random.between(0.9, 1.1),
      );
  if (p.lamps)
    lampGlow(
      near.ctx,
      vanish,
      horizon,
      p.unit * 0.55,
      neon ? [255, 90, 200] : [255, 190, 120],
      0.42,
      0.6,
    );

  const front = p.sheet();
  const side = brush.light.direction > 0 ? -1 : 1;
  const postX = p.x(0.5 + side * 0.45);
  streetLamp(
    front.ctx,
    p,
    postX,
    p.height,
    p.unit * 0.9,
    -side,
    0,
    neon ? [120, 220, 255] : [255, 214, 140],
  );
  if (neon) {
    // Cables and a lantern string across the top frame the picture.
    front.ctx.strokeStyle = css(scale([26, 18, 46], 0.8));
    front.ctx.lineWidth = p.unit * 0.004;
    for (let cable = 0; cable < 4; cable += 1) {
      const y = p.y(0.03 + cable * 0.035);
      front.ctx.beginPath();
      front.ctx.moveTo(0, y + p.unit * random.between(-0.05, 0.08));
      front.ctx.quadraticCurveTo(
        p.width * random.between(0.4, 0.6),
        y + p.unit * random.between(0.08, 0.18),
        p.width,
        y + p.unit * random.between(-0.06, 0.06),
      );
      front.ctx.stroke();
    }
    for (let lantern = 0; lantern < 5; lantern += 1) {
      const x = p.x(0.5 - side * (0.24 + lantern * 0.075));
      const y = p.y(0.055) + p.unit * (0.03 + 0.012 * Math.sin(lantern * 2));
      const colour = random.pick<Rgb>([
        [255, 90, 80],
        [255, 170, 70],
        [255, 90, 150],
      ]);
      lampGlow(front.ctx, x, y, p.unit * 0.09, colour, 0.7);
      front.ctx.fillStyle = css(mix(colour, [255, 240, 200], 0.35));
      front.ctx.beginPath();
      front.ctx.ellipse(x, y, p.unit * 0.019, p.unit * 0.024, 0, 0, Math.PI * 2);
      front.ctx.fill();
      front.ctx.fillStyle = css([60, 20, 30], 0.7);
      front.ctx.fillRect(x - p.unit * 0.009, y - p.unit * 0.028, p.unit * 0.018, p.unit * 0.006);
      front.ctx.fillRect(x - p.unit * 0.009, y + p.unit * 0.022, p.unit * 0.018, p.unit * 0.006);
    }
  } else {
    const planter = p.tone([150, 104, 84], 0.4);
    for (const [at, size] of [
      [0.5 + side * 0.5, 0.3],
      [0.5 - side * 0.54, 0.24],
    ] as const) {
      bush(
        front.ctx,
        p,
        random,
        p.x(at),
        p.height - p.unit * 0.05,
        p.unit * size,
        random.pick(GREENS),
      );
      front.ctx.fillStyle = css(planter);
      front.ctx.fillRect(
        p.x(at) - p.unit * size * 0.8,
        p.height - p.unit * 0.06,
        p.unit * size * 1.6,
        p.unit * 0.08,
      );
    }
  }
  const birds =
    neon || p.night ? undefined : flyingBirds(p, random.integer(4, 8), p.y(0.08), p.y(0.26));
  const layers: Layer[] = [
    ...air.layers,
    layer("skyline", 0.12, far.canvas, blinkingBeacons(p, beacons) ?? birds),
    layer("towers", 0.25, mid.canvas, blinkingBeacons(p, nearBeacons)),
    layer("street", 0.72, near.canvas, p.lamps || neon ? flickeringSigns(signs) : undefined),
    layer("foreground", 1.35, front.canvas),
  ];
  return {
    layers,
    ground: { horizon: horizonAt, front: 0.92, floats: false, reflection: wet * 0.5 },
  };
}

/** A city boulevard with shops, trees and traffic under a skyline. */
export const paintCity: PaintPlace = (brush) => paintStreet(brush, false);

/** A street of neon signs in wet asphalt. */
export const paintNeonCity: PaintPlace = (brush) => paintStreet(brush, true);
