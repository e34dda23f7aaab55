import { type Draft, EDGE, roomAt, widthOf } from "./draft.ts";

/** Rigs of animals that can be ridden, however small they are. */
export const STEEDS: ReadonlySet<string> = new Set(["beast", "toy", "pony", "hopper", "swimmer"]);

/**
 * Places a rider in the stern, beside the sail: an open boat carries a figure taller than itself, a
 * sailing boat a small one.
 */
function board(rider: Draft, boat: Draft, shape: number): void {
  const open = boat.aspect > 1.6;
  rider.height = Math.min(rider.height, boat.height * (open ? 1.5 : 0.5));
  // A canoe's picture is as high as its paddle, and its hull is low.
  const deck = boat.role.subject.key === "canoe" ? 0.08 : open ? 0.42 : 0.15;
  rider.altitude = boat.altitude + boat.height * deck;
  rider.x = boat.x + (boat.facing === "right" ? -0.28 : 0.28) * widthOf(boat, shape);
}

/** Height of the seat and maximum height of the rider, both in heights of the carrier. */
const SEATS: Readonly<Record<string, readonly [number, number]>> = {
  prop: [0.8, 0.85],
  engine: [0.66, 0.8],
  craft: [0.5, 0.85],
  toy: [0.8, 0.6],
};

/** Furniture used from the front, measured in its own heights or widths. */
interface Furniture {
  /** Height of the seat. */
  readonly seat: number;
  readonly tallest: number;
  /** Offset of the seat from the middle, in the direction it faces. */
  readonly aside: number;
  /** Fraction of the width that is a seat. */
  readonly wide: number;
}

export const FURNITURE: Readonly<Record<string, Furniture>> = {
  armchair: { seat: 0.2, tallest: 0.62, aside: -0.1, wide: 0.66 },
  sofa: { seat: 0.46, tallest: 1.1, aside: 0, wide: 0.76 },
  throne: { seat: 0.34, tallest: 0.78, aside: 0, wide: 0.6 },
  chair: { seat: 0.44, tallest: 0.8, aside: 0, wide: 0.9 },
  bed: { seat: 0.4, tallest: 0.7, aside: 0, wide: 0.86 },
  bench: { seat: 0.42, tallest: 1.35, aside: 0, wide: 0.94 },
  wheelchair: { seat: 0.3, tallest: 0.92, aside: -0.06, wide: 0.6 },
  swing: { seat: 0.26, tallest: 0.5, aside: 0, wide: 0.6 },
  branch: { seat: 0.5, tallest: 0.36, aside: 0.1, wide: 0.76 },
};

/** Returns the middle of the seat. */
export function middleOf(carrier: Draft, shape: number): number {
  const aside = FURNITURE[carrier.role.subject.key]?.aside ?? 0;
  return carrier.x + aside * widthOf(carrier, shape) * (carrier.facing === "right" ? 1 : -1);
}

/** Enlarges a carrier that hangs or grows around its rider to the height of the frame. */
export function enlarge(carrier: Draft): void {
  if (carrier.role.subject.tags.includes("airy")) carrier.height = roomAt(carrier.nearness) * 0.94;
}

/** Nearness of those who ride side by side, with every other one slightly farther back. */
const ABREAST = { nearness: 0.84, step: 0.08, overlap: 1.1 } as const;

/**
 * Gives each of several carriers its own part of the width, all facing one way; false when there is
 * only one.
 */
export function rideAbreast(carrier: Draft, drafts: readonly Draft[], shape: number): boolean {
  const carriers = drafts.filter(({ role }) => role.mention === carrier.role.mention);
  if (carriers.length < 2) return false;
  const nth = carriers.indexOf(carrier);
  const slot = (1 - 2 * EDGE) / carriers.length;
  carrier.height *= Math.min(1, (slot * ABREAST.overlap) / widthOf(carrier, shape));
  carrier.x = EDGE + slot * (nth + 0.5);
  carrier.nearness = ABREAST.nearness - (nth % 2) * ABREAST.step;
  carrier.facing = carriers[0]?.facing ?? carrier.facing;
  return true;
}

/**
 * Enlarges furniture to fit its sitter, as far as the frame has room for both, so that kings are
 * not dwarfed by chairs.
 */
function fitSeat(carrier: Draft, rider: Draft, { seat, tallest }: Furniture, shape: number): void {
  const room = Math.min(
    roomAt(carrier.nearness) / Math.max(1, seat + tallest),
    ((1 - 2 * EDGE) * shape) / carrier.aspect,
  );
  carrier.height = Math.max(carrier.height, Math.min(rider.height / tallest, room));
}

/** Rigs with drawn legs, which can bend. */
const PEDALLERS: ReadonlySet<string> = new Set(["toy", "doll", "bust"]);

/**
 * A cyclist in heights of the bicycle: pedals at their lowest, the rider from there to the crown,
 * and the offset of the saddle.
 */
const CYCLE = { pedal: 0.06, rider: 1.5, aside: -0.08 } as const;

/** Places a rider in front of the frame, with the feet on the pedals. */
function cycle(rider: Draft, bicycle: Draft, shape: number): void {
  const tall = CYCLE.pedal + CYCLE.rider;
  bicycle.height = Math.max(
    bicycle.height,
    Math.min(rider.height / CYCLE.rider, roomAt(bicycle.nearness) / tall),
  );
  bicycle.height = Math.min(
    bicycle.height,
    roomAt(bicycle.nearness) / tall,
    ((1 - 2 * EDGE) * shape) / bicycle.aspect,
  );
  rider.height = bicycle.height * CYCLE.rider;
  rider.altitude = bicycle.altitude + bicycle.height * CYCLE.pedal;
  const way = bicycle.facing === "right" ? 1 : -1;
  rider.x = bicycle.x + way * CYCLE.aside * widthOf(bicycle, shape);
  rider.facing = bicycle.facing;
  rider.nearness = Math.min(1, bicycle.nearness + 0.01);
  rider.action = "drive";
}

/** Below this fraction of the carrier's height, a rider would be hidden by its back. */
const SMALL_RIDER = 0.45;

/** Fraction of a rider that is behind the back: legs on both sides of a horse, else as little. */
const SUNK = { saddle: 0.42, other: 0.33 } as const;

/** Places a rider on the back, in the stern or on the seat of its carrier. */
export function seat(rider: Draft, carrier: Draft, shape: number): void {
  const { rig, key } = carrier.role.subject;
  const furniture = FURNITURE[key];
  if (furniture !== undefined) {
    fitSeat(carrier, rider, furniture, shape);
    rider.height = Math.min(rider.height, carrier.height * furniture.tallest);
    rider.altitude = carrier.altitude + carrier.height * furniture.seat;
    rider.x = middleOf(carrier, shape);
    rider.nearness = Math.min(1, carrier.nearness + 0.01);
    if (rider.action !== "sleep") rider.action = "sit";
    return;
  }
  if (key === "bicycle" && PEDALLERS.has(rider.role.subject.rig)) {
    cycle(rider, carrier, shape);
    return;
  }
  if (rig === "vessel") board(rider, carrier, shape);
  else {
    const flat = rig === "engine" && carrier.aspect > 1.8;
    // A small flat carrier, such as a skateboard, stays low.
    if (flat && carrier.role.size < 0.6)
      carrier.height = Math.min(carrier.height, rider.height * 0.3);
    const [depth, tallest] = flat ? [0.82, 3] : (SEATS[rig] ?? [0.56, 0.85]);
    rider.height = Math.min(rider.height, carrier.height * tallest);
    // Small riders are on top, where they are visible; others sink in slightly.
    const mounted = rider.height < carrier.height * SMALL_RIDER && rig !== "craft";
    // Otherwise a short rider would be hidden behind the back.
    const sunk = rig === "pony" ? SUNK.saddle : SUNK.other;
    const back =
      rig === "craft" ? depth : Math.max(depth, 1 - (rider.height / carrier.height) * sunk);
    rider.altitude = carrier.altitude + carrier.height * (mounted ? 0.93 : back);
    rider.x = carrier.x;
    if (rig === "craft" && rider.height < carrier.height * SMALL_RIDER) {
      lookOut(rider, carrier);
      return;
    }
    fitUnderTop(rider, carrier);
  }
  rider.facing = carrier.facing;
  rider.action = "sit";
  if (carrier.action === "idle" && (rig === "beast" || rig === "pony")) carrier.action = "walk";
  // Slightly behind, so that the hull or back hides the legs.
  rider.nearness = Math.max(0.02, carrier.nearness - 0.01);
}

/** Flies a rider through the air on a broom. */
export function mountBroom(rider: Draft, broom: Draft): void {
  const room = roomAt(rider.nearness);
  rider.height = Math.min(rider.height, room * 0.56);
  broom.height = rider.height * 0.78;
  broom.nearness = rider.nearness;
  broom.x = rider.x;
  broom.facing = rider.facing;
  broom.altitude = room - rider.height - broom.height * 0.42;
  rider.altitude = broom.altitude + broom.height * 0.36;
  rider.nearness = Math.max(0, broom.nearness - 0.01);
  rider.action = "float";
  broom.action = "float";
}

/** Places a figure on a small thing, which grows until it can support the figure. */
export function perch(rider: Draft, item: Draft): void {
  item.height = Math.max(item.height, rider.height * 0.38);
  rider.altitude = item.altitude + item.height * 0.9;
  rider.x = item.x;
  rider.nearness = Math.min(1, item.nearness + 0.005);
  fitUnderTop(rider, item);
}

/**
 * Places a small rider in front of the craft's hull, as if behind a window, and large enough to be
 * visible.
 */
function lookOut(rider: Draft, craft: Draft): void {
  rider.height = craft.height * SMALL_RIDER;
  rider.altitude = craft.altitude + craft.height * 0.3;
  rider.nearness = Math.min(1, craft.nearness + 0.01);
  rider.facing = craft.facing;
  rider.action = "sit";
}

/** Shrinks stacked figures until both are in the frame. */
function fitUnderTop(rider: Draft, carrier: Draft): void {
  const room = roomAt(carrier.nearness) / (rider.altitude + rider.height);
  if (room >= 1) return;
  for (const draft of [rider, carrier]) {
    draft.height *= room;
    draft.altitude *= room;
  }
}
