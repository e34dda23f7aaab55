import { type Draft, keepInside, roomAt, widthOf } from "./draft.ts";

/** A tree with somebody in it stands near. */
const NEST_AT = 0.8;

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

/** In the crown of a tree: before its leaves, small enough to sit in them. */
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

/** Played before the body: height in those of the player, above the feet, and how far towards where it looks, in widths. */
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

/** Is it an instrument that hides part of who plays it? */
export const isPlayed = ({ role }: Draft) => PLAYED[role.subject.key] !== undefined;

/** An instrument in both arms or before the player, whose face looks over it. */
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
/** Taller than this against its holder, in metres, nobody is carried. */
const LARGEST_PET = 0.6;

/** May it be lifted in both arms? */
export const isPetOf = (pet: Draft, holder: Draft) =>
  PETS.has(pet.role.subject.rig) && pet.role.size < holder.role.size * LARGEST_PET;

/** An animal is carried in both arms, its head beside that of who carries it. */
export function carry(pet: Draft, holder: Draft, shape: number): void {
  const side = holder.facing === "right" ? 1 : -1;
  pet.height = Math.min(pet.height, holder.height * 0.44);
  pet.x = holder.x + side * widthOf(holder, shape) * 0.2;
  pet.altitude = holder.altitude + holder.height * 0.16;
  pet.nearness = Math.min(1, holder.nearness + 0.01);
  pet.facing = holder.facing;
  if (pet.action !== "sleep") pet.action = "sit";
}

/** A board in front of its bearer, whose face looks over it. */
export function hold(sign: Draft, bearer: Draft, shape: number): void {
  sign.height = bearer.height * 0.46;
  sign.altitude = bearer.altitude;
  sign.nearness = Math.min(1, bearer.nearness + 0.03);
  sign.x = bearer.x;
  keepInside(sign, shape);
}
