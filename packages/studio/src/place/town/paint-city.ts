import type { Rgb } from "../../light/colour.ts";
import type { Layer, PaintPlace } from "../../stage/stage.ts";
import { flyingBirds } from "../air/birds.ts";
import { paintAir } from "../air/outdoors.ts";
import { createFraming } from "../brush/framing.ts";
import { lampGlow } from "../brush/lamp-glow.ts";
import { createPainter, layer } from "../brush/painter.ts";
import { drawCar } from "../built/car.ts";
import { NEONS } from "../built/facade-style.ts";
import { flickeringSigns, type NeonSign, paintNeonSign } from "../built/neon-sign.ts";
import { drawRoad } from "../built/road.ts";
import { blinkingBeacons, paintSkyline } from "../built/skyline.ts";
import { alongKerb, bladeSign, type Street } from "../built/street.ts";
import { drawBlock, planBlocks } from "../built/street-block.ts";
import { streetLamp } from "../built/street-lamp.ts";
import { wetStreet } from "../built/wet-street.ts";
import { broadleaf } from "../nature/broadleaf.ts";
import { AUTUMN, BLOSSOM, GREENS, stamp, treeStyle } from "../nature/tree.ts";
import { paintCityForeground } from "./city-foreground.ts";

/** y of the nearest feet, in frame heights. */
const FRONT = 0.92;

/** A boulevard between house fronts that leads to a skyline; with `neon`, a wet street of signs. */
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
    const behind = [...air.pictures, far.canvas, mid.canvas];
    wetStreet(near.ctx, p, street, { behind, blocks, signs: plates.map(({ sign }) => sign), wet });
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

  const front = createFraming(p, { horizon: horizonAt, front: FRONT });
  paintCityForeground(p, random, neon, front);
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
    ground: { horizon: horizonAt, front: FRONT, floats: false, reflection: wet * 0.5 },
  };
}

/** A city boulevard with shops, trees and traffic under a skyline. */
export const paintCity: PaintPlace = (brush) => paintStreet(brush, false);

/** A street of neon signs reflected in wet asphalt. */
export const paintNeonCity: PaintPlace = (brush) => paintStreet(brush, true);
