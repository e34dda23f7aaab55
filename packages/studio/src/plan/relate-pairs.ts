import { type Draft, EDGE, floorAt, keepInside, makeVisible, roomAt, widthOf } from "./draft.ts";

/** Distance between two centres, in mean widths. */
const NEAR = { embrace: 0.56, fight: 0.92, face: 1.12 } as const;

const LONG_EMBRACE = 0.84;

const isThing = ({ role }: Draft) => ["plant", "prop"].includes(role.subject.rig);

/**
 * Turns two figures towards each other, side by side on one line; a pair that is too wide is scaled
 * down as a whole.
 */
export function pairUp(a: Draft, b: Draft, manner: keyof typeof NEAR, shape: number): void {
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  const widths = () => (widthOf(left, shape) + widthOf(right, shape)) / 2;
  // Long figures meet with their heads rather than overlap.
  const long = Math.max(left.aspect, right.aspect) > 0.95;
  const near = manner === "embrace" && long ? LONG_EMBRACE : NEAR[manner];
  const fits = (1 - 2 * EDGE) / ((1 + near) * widths());
  if (fits < 1) for (const draft of [left, right]) draft.height *= fits;
  const gap = Math.max(near * widths(), manner === "face" ? right.x - left.x : 0);
  const first = (left.x + right.x) / 2 - gap / 2;
  const least = EDGE + widthOf(left, shape) / 2;
  const most = 1 - EDGE - widthOf(right, shape) / 2 - gap;
  left.x = Math.max(least, Math.min(most, first));
  right.x = left.x + gap;
  left.facing = "right";
  right.facing = "left";
  if (manner === "face" && (a.altitude > 0.05 || b.altitude > 0.05)) return;
  const nearness = Math.max(left.nearness, right.nearness);
  // Arms reach around a tree; neither it nor the larger figure may cover the other.
  const behind = isThing(left) || (!isThing(right) && left.height > right.height) ? left : right;
  left.nearness = nearness;
  right.nearness = nearness;
  behind.nearness = Math.max(0, nearness - 0.012);
}

/** Gap in frame widths between somebody and what is being brushed, watered or kicked. */
const REACH = 0.012;

/** Brings a thing within reach of whoever does something to it, both on one line. */
export function bringNear(doer: Draft, thing: Draft, shape: number): void {
  const widths = () => widthOf(doer, shape) + widthOf(thing, shape);
  const fits = (1 - 2 * EDGE - REACH) / widths();
  if (fits < 1) for (const draft of [doer, thing]) draft.height *= fits;
  const way = thing.x >= doer.x ? 1 : -1;
  const gap = widths() / 2 + REACH;
  const half = widthOf(thing, shape) / 2;
  const wanted = doer.x + way * gap;
  thing.x = Math.min(1 - EDGE - half, Math.max(EDGE + half, wanted));
  makeVisible(thing, shape);
  // Whoever is too near to the edge steps back.
  doer.x = thing.x - way * gap;
  doer.facing = way > 0 ? "right" : "left";
  if (doer.altitude > 0.05 || thing.altitude > 0.05)
    thing.altitude = Math.min(thing.altitude, doer.altitude + doer.height * 0.6);
  else {
    thing.nearness = Math.max(doer.nearness, thing.nearness);
    doer.nearness = Math.max(0, thing.nearness - 0.012);
  }
}

/** Maximum height of a pulled load relative to its puller. */
const LOAD = 0.8;
/** Room in frame widths that both need to move on. */
const PACE = 0.08;

/** Places a load behind its puller, both facing the same way and neither hidden. */
export function haul(load: Draft, puller: Draft, shape: number): void {
  const way = puller.x >= load.x ? 1 : -1;
  load.height = Math.min(load.height, puller.height * LOAD);
  const widths = () => widthOf(load, shape) + widthOf(puller, shape);
  const fits = (1 - 2 * EDGE - PACE) / widths();
  if (fits < 1) for (const draft of [load, puller]) draft.height *= fits;
  const middle = widths() / 2;
  puller.x = 0.5 + way * (middle - widthOf(puller, shape) / 2);
  load.x = 0.5 - way * (middle - widthOf(load, shape) / 2);
  for (const draft of [load, puller]) {
    draft.facing = way > 0 ? "right" : "left";
    draft.nearness = Math.max(load.nearness, puller.nearness);
  }
  if (puller.action === "idle" || puller.action === "sit") puller.action = "walk";
}

/** Gap in frame widths between pursuer and pursued. */
const LEAD = 0.05;

/** Maximum height above the ground, in frame heights, at which one runs after who flies. */
const LOW_FLIGHT = 0.14;

/** Places one figure ahead of another, both moving the same way on one line. */
export function pursue(ahead: Draft, pursuer: Draft, shape: number): void {
  const way = ahead.x >= pursuer.x ? 1 : -1;
  const widths = () => widthOf(ahead, shape) + widthOf(pursuer, shape);
  const fits = (1 - 2 * EDGE - LEAD) / widths();
  if (fits < 1) for (const draft of [ahead, pursuer]) draft.height *= fits;
  const half = (widths() + LEAD) / 2;
  ahead.x = 0.5 + way * (half - widthOf(ahead, shape) / 2);
  pursuer.x = 0.5 - way * (half - widthOf(pursuer, shape) / 2);
  const nearness = Math.max(ahead.nearness, pursuer.nearness);
  for (const draft of [ahead, pursuer]) {
    draft.facing = way > 0 ? "right" : "left";
    draft.nearness = nearness;
    draft.altitude = Math.min(draft.altitude, LOW_FLIGHT);
    if (draft.action === "idle" && !isThing(draft)) draft.action = "walk";
  }
  if (ahead.action === "walk" && pursuer.action === "run") ahead.action = "run";
}

/** Heights of a figure in the air and of what is below it, as fractions of the room for both. */
const HIGH = { above: 0.4, below: 0.5 } as const;

/** Hangs a figure in the air over another, which shrinks to make room. */
export function hoverOver(high: Draft, low: Draft, shape: number): void {
  low.nearness = Math.max(low.nearness, 0.6);
  low.altitude = 0;
  const room = roomAt(low.nearness);
  low.height = Math.min(low.height, room * HIGH.below);
  high.height = Math.min(high.height, room * HIGH.above);
  high.nearness = Math.min(1, low.nearness + 0.01);
  high.altitude = Math.min(low.height * 1.1, room - high.height);
  low.x = Math.min(1 - EDGE, Math.max(EDGE, high.x));
  keepInside(low, shape);
  high.x = low.x;
  if (high.action === "idle" && !isThing(high)) high.action = "float";
}

/** Places a figure in front of a larger one, which moves back and slightly aside. */
export function setBefore(front: Draft, back: Draft): void {
  back.nearness = Math.max(0.1, Math.min(back.nearness, front.nearness - 0.25));
  back.x = front.x + (front.x < 0.5 ? 0.16 : -0.16);
}

/** Maximum distance of two neighbours, in frame widths, and between their feet, in frame heights. */
const NEIGHBOURS = { apart: 0.16, aloft: 0.1 } as const;

/** Brings a figure beside another one that stands too far from it, or flies too high. */
export function setBeside(one: Draft, other: Draft, shape: number): void {
  if (one.role.subject.stance === "sky" || other.role.subject.stance === "sky") return;
  const floor = (draft: Draft) => floorAt(draft.nearness) - draft.altitude;
  const [high, low] = floor(one) < floor(other) ? [one, other] : [other, one];
  // A flier comes down as far as it can.
  const drop = floor(low) - floor(high) - NEIGHBOURS.aloft;
  if (drop > 0) high.altitude = Math.max(0, high.altitude - drop);
  const widths = (widthOf(one, shape) + widthOf(other, shape)) / 2;
  const far = Math.abs(one.x - other.x) - widths;
  if (far > NEIGHBOURS.apart) {
    const step = ((far - NEIGHBOURS.apart) / 2) * (one.x > other.x ? -1 : 1);
    one.x += step;
    other.x -= step;
  } else if (drop > 0 && far < 0) {
    // What flew over the other's head now stands at its side.
    one.x = other.x + (other.x < 0.5 ? 1 : -1) * (widths + REACH);
  }
}

/** Places a figure half hidden behind a thing. */
export function hideBehind(hidden: Draft, cover: Draft, shape: number): void {
  const plant = cover.role.subject.rig === "plant";
  cover.nearness = Math.min(1, hidden.nearness + 0.05);
  if (plant) cover.height = Math.max(cover.height, hidden.height * 1.45);
  // A trunk hides little; a house hides everything except what looks out beside it.
  const aside = plant
    ? 0.3 * widthOf(hidden, shape)
    : 0.5 * widthOf(cover, shape) + 0.1 * widthOf(hidden, shape);
  const side = cover.x < 0.5 ? 1 : -1;
  hidden.x = cover.x + side * aside;
  hidden.facing = side > 0 ? "right" : "left";
}

/** Places a figure in the middle of two others, which turn towards it. */
export function setBetween(middle: Draft, others: readonly Draft[], shape: number): void {
  const [a, b] = others;
  if (a === undefined || b === undefined) return;
  // All three shrink together when the frame is too narrow, with the middle one kept in place.
  const reach = (side: Draft) =>
    widthOf(middle, shape) / 2 + widthOf(side, shape) * (0.55 + 0.5) + 0.02;
  const fits = (0.5 - EDGE) / Math.max(reach(a), reach(b));
  if (fits < 1) for (const draft of [a, b, middle]) draft.height *= fits;
  const half = widthOf(middle, shape) / 2;
  a.x = 0.5 - half - widthOf(a, shape) * 0.55 - 0.02;
  b.x = 0.5 + half + widthOf(b, shape) * 0.55 + 0.02;
  middle.x = 0.5;
  a.facing = "right";
  b.facing = "left";
  const nearness = Math.max(a.nearness, b.nearness);
  a.nearness = nearness;
  b.nearness = nearness;
  middle.nearness = Math.min(1, nearness + 0.03);
}

/** Places a climber halfway up a trunk or wall, and small enough for it. */
export function climbOn(climber: Draft, thing: Draft): void {
  thing.height = Math.max(thing.height, climber.height * 1.25);
  thing.nearness = Math.max(thing.nearness, 0.78);
  climber.height = Math.min(climber.height, thing.height * 0.42);
  climber.altitude = thing.altitude + thing.height * 0.3;
  climber.nearness = Math.min(1, thing.nearness + 0.01);
  climber.x = thing.x;
  climber.action = "climb";
}

/** Pairs figures that hug or fight without a named partner: "two robots fighting". */
export function pairByAction(drafts: readonly Draft[], shape: number): void {
  for (const [action, manner] of [
    ["hug", "embrace"],
    ["fight", "fight"],
  ] as const) {
    const [a, b] = drafts.filter((draft) => draft.action === action);
    if (a !== undefined && b !== undefined) pairUp(a, b, manner, shape);
  }
}
