import { type Draft, keepInside, makeVisible, roomAt, widthOf } from "./draft.ts";

/** Nearness of a tree with a figure in it. */
const NEST_AT = 0.8;

/** Holds an open umbrella over the head; its holder shrinks to make room. */
export function shelter(umbrella: Draft, holder: Draft, shape: number): void {
  const side = holder.facing === "right" ? 1 : -1;
  holder.height *= 0.82;
  umbrella.height = holder.height * 0.78;
  umbrella.altitude = holder.altitude + holder.height * 0.52;
  umbrella.x = holder.x + side * widthOf(holder, shape) * 0.34;
  umbrella.nearness = Math.max(0, holder.nearness - 0.01);
}

/** A bee on a flower or a bird on a branch: small, in front of it and near its top. */
export function alight(flier: Draft, perch: Draft, shape: number): void {
  flier.height = Math.min(flier.height, perch.height * 0.4);
  flier.altitude = perch.altitude + perch.height * 0.62;
  flier.x = perch.x + (flier.facing === "right" ? -0.22 : 0.22) * widthOf(perch, shape);
  flier.nearness = Math.min(1, perch.nearness + 0.01);
}

/**
 * Places a figure in the crown of a tree: in front of the leaves, and small enough to sit in them.
 */
export function nest(climber: Draft, tree: Draft, shape: number): void {
  tree.height = roomAt(NEST_AT) * 0.96;
  tree.nearness = NEST_AT;
  climber.height = Math.min(climber.height, tree.height * 0.3);
  climber.altitude = tree.altitude + tree.height * 0.5;
  climber.nearness = Math.min(1, NEST_AT + 0.01);
  climber.x = tree.x + (climber.facing === "right" ? -0.14 : 0.14) * widthOf(tree, shape);
  if (climber.action !== "sleep") climber.action = "sit";
  keepInside(tree, shape);
}

/** Places a thing on top of another: the cherry on the cake. */
export function top(item: Draft, under: Draft): void {
  item.height = under.height * 0.36;
  item.altitude = under.altitude + under.height * 0.86;
  item.x = under.x;
  item.nearness = Math.min(1, under.nearness + 0.005);
}

/** Places a thing beside the hand, a book in front of the chest, a kite above. */
export function hand(item: Draft, holder: Draft, shape: number): void {
  const book = item.role.subject.key.startsWith("book");
  const side = holder.facing === "right" ? 1 : -1;
  const airy = item.role.subject.stance === "air";
  const large = item.role.size > 0.6 ? 0.5 : 0.32;
  item.height = holder.height * (airy ? 0.55 : large);
  makeVisible(item, shape);
  const reach = airy ? 0.42 : 0.3;
  item.x = book
    ? holder.x
    : holder.x + side * (widthOf(holder, shape) * reach + widthOf(item, shape) * 0.32);
  item.altitude = holder.altitude + holder.height * (airy ? 0.62 : 0.2);
  item.nearness = Math.min(1, holder.nearness + 0.01);
}

/**
 * Instruments played in front of the body: height and elevation above the feet in player heights,
 * and offset in the facing direction in player widths.
 */
const PLAYED: Readonly<Record<string, readonly [number, number, number]>> = {
  guitar: [0.46, 0.06, 0.06],
  banjo: [0.46, 0.06, 0.06],
  violin: [0.36, 0.2, 0.14],
  accordion: [0.34, 0.12, 0],
  saxophone: [0.42, 0.08, 0.08],
  drum: [0.36, 0, 0],
  djembe: [0.36, 0, 0],
  piano: [0.42, 0, 0],
  synthesizer: [0.3, 0.06, 0],
};

/** Returns true for an instrument that hides part of its player. */
export const isPlayed = ({ role }: Draft) => PLAYED[role.subject.key] !== undefined;

/**
 * Places an instrument in both arms or in front of the player, whose face remains visible above it.
 */
export function play(instrument: Draft, player: Draft, shape: number): void {
  const [height, above, aside] = PLAYED[instrument.role.subject.key] ?? [0.4, 0, 0];
  const side = player.facing === "right" ? 1 : -1;
  instrument.height = player.height * height;
  instrument.altitude = player.altitude + player.height * above;
  instrument.x = player.x + side * aside * widthOf(player, shape);
  instrument.facing = player.facing;
  instrument.nearness = Math.min(1, player.nearness + (above === 0 ? 0.03 : 0.01));
  if (player.action === "idle" || player.action === "sit") player.action = "play";
}

const PETS: ReadonlySet<string> = new Set(["toy", "beast", "hopper", "pony"]);
/** Maximum size of a carried pet relative to its holder, both measured in metres. */
const LARGEST_PET = 0.6;

/** Returns true when a pet can be lifted in both arms. */
export const isPetOf = (pet: Draft, holder: Draft) =>
  PETS.has(pet.role.subject.rig) && pet.role.size < holder.role.size * LARGEST_PET;

/** Places an animal in both arms, with its head beside its carrier's. */
export function carry(pet: Draft, holder: Draft, shape: number): void {
  const side = holder.facing === "right" ? 1 : -1;
  pet.height = Math.min(pet.height, holder.height * 0.44);
  pet.x = holder.x + side * widthOf(holder, shape) * 0.2;
  pet.altitude = holder.altitude + holder.height * 0.16;
  pet.nearness = Math.min(1, holder.nearness + 0.01);
  pet.facing = holder.facing;
  if (pet.action !== "sleep") pet.action = "sit";
}

/** Places a board in front of its bearer, whose face remains visible above it. */
export function hold(sign: Draft, bearer: Draft, shape: number): void {
  sign.height = bearer.height * 0.46;
  sign.altitude = bearer.altitude;
  sign.nearness = Math.min(1, bearer.nearness + 0.03);
  sign.x = bearer.x;
  keepInside(sign, shape);
}

/** How much of a figure is inside a container, sitting or asleep, and the container's height, in figure heights. */
const INSIDE = { sunk: 0.39, lying: 0.26, tall: 0.62, tallest: 0.27 } as const;

/** Places a figure in an open container, which hides its lower part and grows to hold it. */
export function contain(inside: Draft, container: Draft, shape: number): void {
  inside.height = Math.min(inside.height, INSIDE.tallest);
  container.height = Math.max(container.height, inside.height * INSIDE.tall);
  const width = widthOf(container, shape);
  // A wide figure would stand out on both sides.
  inside.height *= Math.min(1, (width * 0.95) / widthOf(inside, shape));
  container.altitude = 0;
  keepInside(container, shape);
  inside.x = container.x;
  const sunk = inside.action === "sleep" ? INSIDE.lying : INSIDE.sunk;
  inside.altitude = container.height - inside.height * sunk;
  inside.nearness = Math.max(0, container.nearness - 0.01);
  if (!["sleep", "read", "sing", "cry", "laugh", "wave", "eat", "drink"].includes(inside.action))
    inside.action = "sit";
}
