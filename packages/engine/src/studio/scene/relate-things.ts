import { type Draft, keepInside, widthOf } from "./draft.ts";

/** Opened over the head; its holder makes room for it. */
export function shelter(umbrella: Draft, holder: Draft, shape: number): void {
  const side = holder.facing === "right" ? 1 : -1;
  holder.height *= 0.82;
  umbrella.height = holder.height * 0.78;
  umbrella.altitude = holder.altitude + holder.height * 0.52;
  umbrella.x = holder.x + side * widthOf(holder, shape) * 0.34;
  umbrella.nearness = Math.max(0, holder.nearness - 0.01);
}

/** A bee on a flower, a bird on a branch: small, before it and near its top. */
export function alight(flier: Draft, perch: Draft, shape: number): void {
  flier.height = Math.min(flier.height, perch.height * 0.4);
  flier.altitude = perch.altitude + perch.height * 0.62;
  flier.x = perch.x + (flier.facing === "right" ? -0.22 : 0.22) * widthOf(perch, shape);
  flier.nearness = Math.min(1, perch.nearness + 0.01);
}

/** On the top of what is under it: the cherry on the cake. */
export function top(item: Draft, under: Draft): void {
  item.height = under.height * 0.36;
  item.altitude = under.altitude + under.height * 0.86;
  item.x = under.x;
  item.nearness = Math.min(1, under.nearness + 0.005);
}

/** Beside the hand, a book before the chest, a kite above. */
export function hand(item: Draft, holder: Draft, shape: number): void {
  const book = item.role.subject.key.startsWith("book");
  const side = holder.facing === "right" ? 1 : -1;
  const airy = item.role.subject.stance === "air";
  const large = item.role.size > 0.6 ? 0.5 : 0.32;
  item.height = holder.height * (airy ? 0.55 : large);
  const reach = airy ? 0.42 : 0.3;
  item.x = book
    ? holder.x
    : holder.x + side * (widthOf(holder, shape) * reach + widthOf(item, shape) * 0.32);
  item.altitude = holder.altitude + holder.height * (airy ? 0.62 : 0.2);
  item.nearness = Math.min(1, holder.nearness + 0.01);
}

/** A board in front of its bearer, whose face looks over it. */
export function hold(sign: Draft, bearer: Draft, shape: number): void {
  sign.height = bearer.height * 0.6;
  sign.altitude = bearer.altitude;
  sign.nearness = Math.min(1, bearer.nearness + 0.03);
  const side = bearer.x < 0.5 ? 1 : -1;
  sign.x = bearer.x + side * (widthOf(bearer, shape) * 0.45 + widthOf(sign, shape) * 0.42);
  keepInside(sign, shape);
}
