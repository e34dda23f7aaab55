import type { Random } from "../scene/random.ts";
import { type Draft, EDGE, floorAt, keepInside, widthOf } from "./draft.ts";
import { isScenery } from "./draft-cast.ts";

/** Fraction of their widths by which two neighbours may overlap. */
const OVERLAP = 0.12;
/** A row is split when its figures would shrink below this factor. */
const TIGHTEST = 0.7;

const total = (row: readonly Draft[], shape: number) =>
  row.reduce((sum, draft) => sum + widthOf(draft, shape), 0);

/** Spreads a row over the width of the frame, scaling it down as a whole when it is too wide. */
function spread(row: readonly Draft[], shape: number, random: Random): void {
  if (row.length === 0) return;
  const room = 1 - 2 * EDGE;
  const wanted = total(row, shape) * (1 - OVERLAP);
  if (wanted > room) for (const draft of row) draft.height *= room / wanted;
  const widths = row.map((draft) => widthOf(draft, shape));
  const free = Math.max(0, room - widths.reduce((sum, width) => sum + width, 0));
  const tight =
    Math.min(0, room - widths.reduce((sum, width) => sum + width, 0)) / Math.max(1, row.length - 1);
  const gaps = widths.map(() => random.between(0.75, 1.25));
  gaps.push(random.between(0.75, 1.25));
  const sum = gaps.reduce((a, b) => a + b, 0);
  let left = EDGE;
  row.forEach((draft, index) => {
    left += (free * (gaps[index] ?? 1)) / sum;
    draft.x = left + (widths[index] ?? 0) / 2;
    left += (widths[index] ?? 0) + tight;
  });
}

/** Places the tallest in the middle of its row, with the others descending to both sides. */
function centred(row: readonly Draft[]): Draft[] {
  const order: Draft[] = [];
  row
    .toSorted((a, b) => b.height - a.height)
    .forEach((draft, index) => {
      if (index % 2 === 0) order.push(draft);
      else order.unshift(draft);
    });
  return order;
}

const slotOf = (figures: number) => (1 - 2 * EDGE) / figures;

/**
 * Scales all figures down until the widest fits its slot, so that a hen stays larger than her
 * chicks.
 */
function fitSlots(figures: readonly Draft[], shape: number): void {
  const widest = Math.max(...figures.map((draft) => widthOf(draft, shape)));
  const factor = Math.min(1, (slotOf(figures.length) * 1.7) / widest);
  for (const draft of figures) draft.height *= factor;
}

/**
 * Offsets two rows against each other, so that the back row is visible through the gaps in the
 * front.
 */
function stagger(row: readonly Draft[], index: number, figures: number): void {
  const slot = slotOf(figures);
  row.forEach((draft, at) => {
    draft.x = EDGE + slot * (at * 2 + index + 0.5);
  });
}

function placeAlone(draft: Draft, shape: number, random: Random): void {
  const third = shape > 1.2 ? random.pick([0.36, 0.64]) : 0.5;
  draft.x = third + random.between(-0.03, 0.03);
  draft.facing = shape > 1.2 ? (draft.x < 0.5 ? "right" : "left") : draft.facing;
  draft.nearness = random.between(0.78, 0.9);
}

function arrangeGround(figures: Draft[], shape: number, random: Random): void {
  const [alone] = figures;
  if (figures.length === 1 && alone !== undefined) {
    placeAlone(alone, shape, random);
    return;
  }
  const fits = (1 - 2 * EDGE) / (total(figures, shape) * (1 - OVERLAP));
  const half = Math.ceil(figures.length / 2);
  const sorted = figures.toSorted((a, b) => a.height - b.height);
  // Small figures form the front row, where they are not hidden.
  const rows =
    fits < TIGHTEST && figures.length > 2 ? [sorted.slice(0, half), sorted.slice(half)] : [figures];
  if (rows.length > 1) fitSlots(figures, shape);
  rows.forEach((row, index) => {
    const stream = random.fork(`row ${index}`);
    const order = centred(row);
    spread(order, shape, stream);
    if (rows.length > 1) stagger(order, index, figures.length);
    const tallest = Math.max(...order.map((draft) => draft.height));
    order.forEach((draft, at) => {
      // Small figures come forward; otherwise large ones would hide them.
      const base = (index === 0 ? 0.92 : 0.44) - 0.12 * (draft.height / tallest) ** 2;
      draft.nearness = base + (at % 2 === 0 ? 0.05 : -0.05) + stream.between(-0.02, 0.02);
      draft.facing = draft.x < 0.5 ? "right" : "left";
    });
  });
}

function arrangeAir(
  figures: readonly Draft[],
  shape: number,
  below: readonly Draft[],
  random: Random,
): void {
  const grounded = below.length > 0;
  const stretch = shape < 0.8 ? 1.25 : 1;
  for (const draft of figures) draft.height *= grounded ? 0.85 : 1;
  spread(centred(figures), shape, random);
  figures.forEach((draft, index) => {
    draft.nearness = random.between(0.55, 0.75);
    const high = grounded
      ? random.between(0.3, 0.36)
      : random.between(0.14, 0.24) + (index % 2) * 0.1;
    draft.altitude = high * stretch;
    draft.facing = draft.x < 0.5 ? "right" : "left";
  });
  const [alone] = figures;
  if (figures.length !== 1 || alone === undefined) return;
  const [hero] = below;
  // Over the free half of the picture rather than over a figure's head.
  if (below.length === 1 && hero !== undefined) alone.x = hero.x < 0.5 ? 0.72 : 0.28;
  else if (shape > 1.2 && !grounded) alone.x = random.pick([0.34, 0.66]);
}

/**
 * Finds a place on the stage for every draft: creatures and things in front, scenery behind, flyers
 * above, celestial objects far away. `floats` is true underwater and in space, where everything
 * hangs at its own height.
 */
export function arrangeCast(
  drafts: readonly Draft[],
  shape: number,
  floats: boolean,
  random: Random,
): void {
  const isAir = (draft: Draft) =>
    draft.role.subject.stance !== "sky" &&
    (draft.action === "fly" ||
      (draft.action === "float" && !floats) ||
      (draft.role.subject.stance === "air" && draft.action !== "sleep" && draft.action !== "sit"));
  const sky = drafts.filter((draft) => draft.role.subject.stance === "sky");
  const scenery = drafts.filter((draft) => isScenery(draft.role));
  const air = drafts.filter((draft) => !scenery.includes(draft) && isAir(draft));
  const ground = drafts.filter((draft) => ![...sky, ...scenery, ...air].includes(draft));

  arrangeGround(ground, shape, random.fork("ground"));
  arrangeAir(air, shape, ground, random.fork("air"));
  const back = random.fork("scenery");
  spread(scenery, shape, back);
  for (const draft of scenery) {
    draft.nearness =
      ground.length + air.length === 0 ? back.between(0.55, 0.65) : back.between(0.3, 0.4);
  }
  const [lone] = scenery;
  const [hero] = ground;
  if (scenery.length === 1 && lone !== undefined) {
    const side = hero === undefined ? back.pick([0.38, 0.62]) : hero.x < 0.5 ? 0.68 : 0.32;
    lone.x = shape > 1.2 || hero !== undefined ? side : 0.5;
    if (hero !== undefined && ground.length === 1) hero.x = shape > 1.2 ? hero.x : 1 - side;
  }
  const heavens = random.fork("sky");
  spread(sky, shape, heavens);
  for (const draft of sky) {
    draft.nearness = 0.06;
    draft.altitude = 0.26;
    if (sky.length === 1 && hero !== undefined) draft.x = hero.x < 0.5 ? 0.74 : 0.26;
  }
  if (floats) {
    const depths = random.fork("depths");
    for (const [index, draft] of ground.entries()) {
      draft.altitude =
        (floorAt(draft.nearness) - draft.height) *
        (ground.length === 1 ? 0.38 : depths.between(0.15, 0.7) * (index % 2 === 0 ? 1 : 0.75));
    }
    for (const draft of [...ground, ...air]) {
      const heavy =
        draft.role.subject.stance === "ground" &&
        draft.action !== "float" &&
        draft.action !== "swim";
      if (heavy) draft.altitude = 0;
    }
  }
  for (const draft of drafts) keepInside(draft, shape);
}
