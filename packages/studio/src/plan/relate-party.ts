import type { Mention } from "../read/mention.ts";
import { type Draft, EDGE, keepInside, roomAt, widthOf } from "./draft.ts";
import { FURNITURE, middleOf } from "./relate-riders.ts";

/** Fraction of a carrier's width on which several may sit side by side. */
const BENCH: Readonly<Record<string, number>> = {
  prop: 0.94,
  plant: 0.8,
  vessel: 0.86,
  engine: 0.8,
  craft: 0.54,
};
const NARROWEST = 0.66;

/** Fraction of their widths by which neighbours on a seat may overlap. */
const OVERLAP = 0.14;

/** Minimum width relative to height of a boat without a sail. */
const OPEN_BOAT = 1.6;

const ALIVE: ReadonlySet<string> = new Set([
  "toy",
  "doll",
  "bust",
  "pony",
  "beast",
  "hopper",
  "swimmer",
  "flutter",
  "spirit",
]);

/**
 * Returns the companions of a mention: "a boy and a girl on a swing" seats both, though
 * grammatically only the girl.
 */
function fellows(mention: Mention): ReadonlySet<Mention> {
  const found = new Set<Mention>();
  let each: Mention | undefined = mention;
  while (each !== undefined && !found.has(each)) {
    found.add(each);
    each = each.relation?.kind === "beside" ? each.relation.to : each.after;
  }
  return found;
}

/**
 * Returns everyone seated on a carrier: all those the prompt counts, and their companions,
 * distributed when there are several carriers ("three knights on horses").
 */
export function partyOf(carrier: Draft, drafts: readonly Draft[]): Draft[] {
  const { mention } = carrier.role;
  const { relation } = mention;
  if (relation === undefined) return [];
  const named = fellows(relation.to);
  const all = drafts.filter(
    ({ role }) =>
      role.mention === relation.to || (named.has(role.mention) && ALIVE.has(role.subject.rig)),
  );
  const carriers = drafts.filter(({ role }) => role.mention === mention);
  const nth = carriers.indexOf(carrier);
  return all.filter((_, index) => index % carriers.length === nth);
}

const spanOf = (riders: readonly Draft[], shape: number) =>
  riders.reduce((sum, rider) => sum + widthOf(rider, shape), 0) * (1 - OVERLAP);

/** Enlarges a carrier for its party as far as the frame allows. */
function widen(carrier: Draft, riders: readonly Draft[], factor: number, shape: number): void {
  const over = Math.max(
    1,
    ...riders.map((rider) => (rider.altitude + rider.height) / carrier.height),
  );
  const most = Math.min(
    (1 - 2 * EDGE) / widthOf(carrier, shape),
    roomAt(carrier.nearness) / (carrier.height * over),
  );
  carrier.height *= Math.max(1, Math.min(factor, most));
}

/**
 * Seats several on one carrier, side by side: `sit` sets each one's height above the ground, then
 * the carrier grows or the riders shrink until all have room on it.
 */
export function seatParty(
  riders: readonly Draft[],
  carrier: Draft,
  shape: number,
  sit: (rider: Draft) => void,
): void {
  for (const rider of riders) sit(rider);
  if (riders.length < 2) return;
  const { key, rig } = carrier.role.subject;
  const share = FURNITURE[key]?.wide ?? BENCH[rig] ?? NARROWEST;
  const bench = () => share * widthOf(carrier, shape);
  widen(carrier, riders, spanOf(riders, shape) / bench(), shape);
  const fits = bench() / spanOf(riders, shape);
  if (fits < 1) for (const rider of riders) rider.height *= fits;
  keepInside(carrier, shape);
  for (const rider of riders) {
    const { height } = rider;
    sit(rider);
    rider.height = Math.min(rider.height, height);
  }
  const row = riders.toSorted((a, b) => a.height - b.height);
  const free = Math.max(0, bench() - spanOf(row, shape)) / row.length;
  let left = middleOf(carrier, shape) - (spanOf(row, shape) + free * row.length) / 2;
  row.forEach((rider, index) => {
    const slot = widthOf(rider, shape) * (1 - OVERLAP) + free;
    rider.x = left + slot / 2;
    left += slot;
    if (rig === "vessel" && carrier.aspect <= OPEN_BOAT) {
      // In front of the sails, which would hide them.
      rider.altitude = carrier.altitude + carrier.height * 0.07;
      rider.nearness = Math.min(1, carrier.nearness + 0.012);
    }
    // The taller of two neighbours sits slightly behind.
    rider.nearness = Math.max(0, rider.nearness - index * 0.0004);
  });
}
