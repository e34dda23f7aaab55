import { type Draft, keepInside, roomAt, widthOf } from "./draft.ts";
import {
  climbOn,
  hideBehind,
  pairByAction,
  pairUp,
  setBefore,
  setBetween,
} from "./relate-pairs.ts";

/** Those with hands. */
const HOLDERS: ReadonlySet<string> = new Set(["toy", "doll", "bust"]);

const CARRIERS: ReadonlySet<string> = new Set([
  "beast",
  "toy",
  "pony",
  "engine",
  "vessel",
  "craft",
  "swimmer",
  "spirit",
  "prop",
  "hopper",
  "plant",
]);

/** Animals somebody may ride, however small they are. */
const STEEDS: ReadonlySet<string> = new Set(["beast", "toy", "pony", "hopper", "swimmer"]);

/** In the stern, beside the sail: an open boat carries a figure taller than itself, a sailing boat a small one. */
function board(rider: Draft, boat: Draft, shape: number): void {
  const open = boat.aspect > 1.6;
  rider.height = Math.min(rider.height, boat.height * (open ? 1.5 : 0.5));
  rider.altitude = boat.altitude + boat.height * (open ? 0.42 : 0.15);
  rider.x = boat.x + (boat.facing === "right" ? -0.28 : 0.28) * widthOf(boat, shape);
}

/** Where a rider sits, in heights of what carries it, and how tall it may be beside it. */
const SEATS: Readonly<Record<string, readonly [number, number]>> = {
  prop: [0.8, 0.85],
  engine: [0.66, 0.8],
  craft: [0.5, 0.85],
  toy: [0.8, 0.6],
};

/** Furniture one sits on in front: height of the seat, tallest rider, how far aside of the middle. */
const FURNITURE: Readonly<Record<string, readonly [number, number, number]>> = {
  armchair: [0.2, 0.62, 0.14],
  chair: [0.44, 0.8, 0],
  bed: [0.4, 0.7, 0],
};

/** Below this part of the carrier's height a rider would vanish behind its back. */
const SMALL_RIDER = 0.45;

function seat(rider: Draft, carrier: Draft, shape: number): void {
  const { rig, key } = carrier.role.subject;
  const furniture = FURNITURE[key];
  if (furniture !== undefined) {
    const [depth, tallest, aside] = furniture;
    rider.height = Math.min(rider.height, carrier.height * tallest);
    rider.altitude = carrier.altitude + carrier.height * depth;
    rider.x = carrier.x + aside * widthOf(carrier, shape) * (carrier.facing === "right" ? 1 : -1);
    rider.nearness = Math.min(1, carrier.nearness + 0.01);
    if (rider.action !== "sleep") rider.action = "sit";
    return;
  }
  if (rig === "vessel") board(rider, carrier, shape);
  else {
    const flat = rig === "engine" && carrier.aspect > 1.8;
    const [depth, tallest] = flat ? [0.82, 3] : (SEATS[rig] ?? [0.56, 0.85]);
    rider.height = Math.min(rider.height, carrier.height * tallest);
    // Small ones stand on top, where they are seen; the others sink in a little.
    const mounted = rider.height < carrier.height * SMALL_RIDER && rig !== "craft";
    rider.altitude = carrier.altitude + carrier.height * (mounted ? 0.93 : depth);
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
  // A hair behind, so that hull or back hides the legs.
  rider.nearness = Math.max(0.02, carrier.nearness - 0.01);
}

/** On something small: it grows until it can bear who stands on it. */
function perch(rider: Draft, item: Draft): void {
  item.height = Math.max(item.height, rider.height * 0.38);
  rider.altitude = item.altitude + item.height * 0.9;
  rider.x = item.x;
  rider.nearness = Math.min(1, item.nearness + 0.005);
  fitUnderTop(rider, item);
}

/** Behind a window of the craft, as it were: before its hull, and large enough to be seen. */
function lookOut(rider: Draft, craft: Draft): void {
  rider.height = craft.height * SMALL_RIDER;
  rider.altitude = craft.altitude + craft.height * 0.3;
  rider.nearness = Math.min(1, craft.nearness + 0.01);
  rider.facing = craft.facing;
  rider.action = "sit";
}

/** Shrinks what stands on each other until both are in the frame. */
function fitUnderTop(rider: Draft, carrier: Draft): void {
  const room = roomAt(carrier.nearness) / (rider.altitude + rider.height);
  if (room >= 1) return;
  for (const draft of [rider, carrier]) {
    draft.height *= room;
    draft.altitude *= room;
  }
}

/** Opened over the head; its holder makes room for it. */
function shelter(umbrella: Draft, holder: Draft, shape: number): void {
  const side = holder.facing === "right" ? 1 : -1;
  holder.height *= 0.82;
  umbrella.height = holder.height * 0.78;
  umbrella.altitude = holder.altitude + holder.height * 0.52;
  umbrella.x = holder.x + side * widthOf(holder, shape) * 0.34;
  umbrella.nearness = Math.max(0, holder.nearness - 0.01);
}

/** A bee on a flower, a bird on a branch: small, before it and near its top. */
function alight(flier: Draft, perch: Draft, shape: number): void {
  flier.height = Math.min(flier.height, perch.height * 0.4);
  flier.altitude = perch.altitude + perch.height * 0.62;
  flier.x = perch.x + (flier.facing === "right" ? -0.22 : 0.22) * widthOf(perch, shape);
  flier.nearness = Math.min(1, perch.nearness + 0.01);
}

function top(item: Draft, under: Draft): void {
  item.height = under.height * 0.36;
  item.altitude = under.altitude + under.height * 0.86;
  item.x = under.x;
  item.nearness = Math.min(1, under.nearness + 0.005);
}

function hand(item: Draft, holder: Draft, shape: number): void {
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
function hold(sign: Draft, bearer: Draft, shape: number): void {
  sign.height = bearer.height * 0.6;
  sign.altitude = bearer.altitude;
  sign.nearness = Math.min(1, bearer.nearness + 0.03);
  const side = bearer.x < 0.5 ? 1 : -1;
  sign.x = bearer.x + side * (widthOf(bearer, shape) * 0.45 + widthOf(sign, shape) * 0.42);
  keepInside(sign, shape);
}

/** Relations of two who stand beside, before or behind each other; false = it is none of them. */
function meet(draft: Draft, other: Draft, all: readonly Draft[], shape: number): boolean {
  const { relation } = draft.role.mention;
  const alive = !["prop", "plant", "sign"].includes(draft.role.subject.rig);
  switch (relation?.kind) {
    case "embrace":
      pairUp(other, draft, "embrace", shape);
      return true;
    case "face":
      pairUp(other, draft, alive && other.action === "fight" ? "fight" : "face", shape);
      if (alive && other.action === "fight" && draft.role.mention.action === undefined)
        draft.action = "fight";
      return true;
    case "before":
      setBefore(other, draft);
      return true;
    case "behind":
      hideBehind(other, draft, shape);
      return true;
    case "between": {
      const mates = all.filter(
        ({ role }) =>
          role.mention === draft.role.mention || role.mention.relation?.to === draft.role.mention,
      );
      if (mates[0] === draft) setBetween(other, mates, shape);
      return true;
    }
    case "climb":
      climbOn(other, draft);
      return true;
    default:
      return false;
  }
}

/** Who is named after the gift: "a girl giving a flower to a boy". */
function receiverOf(drafts: readonly Draft[], gift: Draft, giver: Draft): Draft | undefined {
  return drafts.find(
    (draft) =>
      drafts.indexOf(draft) > drafts.indexOf(gift) && draft.role.mention !== giver.role.mention,
  );
}

/** In frame heights: towers of riders must not shrink to dots. */
const SMALLEST_SEEN = 0.035;

/** Moves figures that the prompt relates: riders onto their carriers, things into hands, shelter overhead. */
export function relateCast(drafts: readonly Draft[], shape: number): void {
  pairByAction(drafts, shape);
  for (const draft of drafts) {
    const { relation } = draft.role.mention;
    if (relation === undefined) continue;
    const other = drafts.find((candidate) => candidate.role.mention === relation.to);
    if (other === undefined || other === draft) continue;
    if (draft.role.subject.stance !== "sky" && meet(draft, other, drafts, shape)) {
      keepInside(other, shape);
      keepInside(draft, shape);
      continue;
    }
    const small =
      draft.role.size < 1.3 && ["prop", "craft", "plant"].includes(draft.role.subject.rig);
    if (relation.kind === "top") {
      top(draft, other);
      continue;
    }
    const sign = draft.role.subject.rig === "sign";
    if (sign && ["hold", "with", "beside"].includes(relation.kind)) {
      hold(draft, other, shape);
      continue;
    }
    const held =
      ["hold", "give"].includes(relation.kind) ||
      (relation.kind === "with" && HOLDERS.has(other.role.subject.rig));
    if (relation.kind === "beside" || (relation.kind === "with" && !(held && small))) {
      // "A boat with a pirate": nobody is meant to swim beside it.
      if (other.role.subject.rig === "vessel" && draft.role.subject.stance === "ground")
        seat(draft, other, shape);
      keepInside(draft, shape);
      continue;
    }
    const steed = relation.kind === "on" && STEEDS.has(draft.role.subject.rig);
    const carries =
      CARRIERS.has(draft.role.subject.rig) && (steed || draft.role.size > other.role.size * 0.2);
    // "A knight riding a snail": of the two, the snail has to grow.
    if (
      steed &&
      draft.height < other.height * 0.7 &&
      draft.role.size > 0.02 &&
      other.role.size > 0.4
    )
      draft.height = other.height * 0.9;
    const { key, rig } = draft.role.subject;
    const low = rig === "prop" && draft.height < other.height * 0.7 && !held;
    if (relation.kind === "on" && low && FURNITURE[key] === undefined) perch(other, draft);
    else if (held && small && key === "umbrella") shelter(draft, other, shape);
    else if (held && small) {
      const receiver = relation.kind === "give" ? receiverOf(drafts, draft, other) : undefined;
      if (receiver !== undefined) pairUp(other, receiver, "face", shape);
      hand(draft, other, shape);
    } else if (relation.kind === "on" && rig === "plant" && other.role.subject.stance === "air")
      alight(other, draft, shape);
    else if (
      (relation.kind === "on" || relation.kind === "in") &&
      carries &&
      draft.role.subject.stance !== "sky"
    ) {
      if (
        relation.kind === "in" &&
        ["prop", "plant"].includes(draft.role.subject.rig) &&
        draft.role.size > 2
      )
        continue;
      draft.x = (draft.x + other.x) / 2;
      keepInside(draft, shape);
      seat(other, draft, shape);
    } else if (relation.kind === "under" && draft.role.subject.stance === "ground") {
      draft.nearness = Math.max(0.1, other.nearness - 0.14);
      if (rig === "plant") other.height = Math.min(other.height, 0.4);
      draft.height = Math.max(draft.height, other.height * 1.5);
      draft.x = other.x + (other.x < 0.5 ? 0.05 : -0.05);
    }
    keepInside(other, shape);
    keepInside(draft, shape);
  }
  for (const draft of drafts) {
    draft.height = Math.max(draft.height, SMALLEST_SEEN);
    keepInside(draft, shape);
  }
}
