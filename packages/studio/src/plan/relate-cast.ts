import type { Relation } from "../read/lexicon/relation-words.ts";
import type { Mention } from "../read/mention.ts";
import { type Draft, keepInside } from "./draft.ts";
import {
  bringNear,
  climbOn,
  haul,
  hideBehind,
  hoverOver,
  pairByAction,
  pairUp,
  pursue,
  setBefore,
  setBeside,
  setBetween,
} from "./relate-pairs.ts";
import { partyOf, seatParty } from "./relate-party.ts";
import {
  enlarge,
  FURNITURE,
  mountBroom,
  perch,
  rideAbreast,
  STEEDS,
  seat,
} from "./relate-riders.ts";
import {
  alight,
  carry,
  contain,
  hand,
  hold,
  isPetOf,
  isPlayed,
  nest,
  play,
  shelter,
  top,
} from "./relate-things.ts";

/** Rigs with hands. */
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

/** Size in metres from which one is inside a thing without being seen. */
const ROOMY = 2;

/** Returns true for a thing that one looks out of: a box, a bathtub, a cup. */
const isContainer = ({ role: { subject, size } }: Draft) =>
  subject.rig === "prop" && FURNITURE[subject.key] === undefined && size < ROOMY;

/** Maximum size in metres in the crown of a tree; larger figures stay under it. */
const LIGHT = 1.4;
const isTree = ({ role: { subject } }: Draft) => subject.rig === "plant" && subject.size > 2;

/**
 * Applies relations of two figures that stand beside, in front of or behind each other; false when
 * it is another relation.
 */
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
    case "pull":
      if (all.filter(({ role }) => role.mention === other.role.mention).length > 1) return true;
      haul(draft, other, shape);
      return true;
    case "tend":
      bringNear(other, draft, shape);
      return true;
    case "chase":
      pursue(draft, other, shape);
      return true;
    case "above":
      // A giant who walks over houses stays on the ground.
      if (!["walk", "run"].includes(other.action)) hoverOver(other, draft, shape);
      return true;
    case "climb":
      climbOn(other, draft);
      return true;
    default:
      return false;
  }
}

/** Returns the figure named after the gift: "a girl giving a flower to a boy". */
function receiverOf(drafts: readonly Draft[], gift: Draft, giver: Draft): Draft | undefined {
  return drafts.find(
    (draft) =>
      drafts.indexOf(draft) > drafts.indexOf(gift) && draft.role.mention !== giver.role.mention,
  );
}

/** Seats all who come with a boat: "a boat with three pirates". */
function seatCrew(first: Draft, boat: Draft, drafts: readonly Draft[], shape: number): void {
  const crew = drafts.filter(
    ({ role }) =>
      role.mention.relation?.to === boat.role.mention &&
      role.subject.stance === "ground" &&
      role.mention.action !== "fly",
  );
  if (crew[0] === first) seatParty(crew, boat, shape, (rider) => seat(rider, boat, shape));
}

/**
 * Returns the partner of a relation; with several on both sides, the first gets the first, the
 * second the second.
 */
function partnerOf(draft: Draft, to: Mention, drafts: readonly Draft[]): Draft | undefined {
  const mates = drafts.filter(({ role }) => role.mention === draft.role.mention);
  const others = drafts.filter(({ role }) => role.mention === to);
  const shares = draft.role.mention.relation?.kind === "hold";
  return others[shares ? mates.indexOf(draft) % Math.max(1, others.length) : 0];
}

/** Minimum height in frame heights, so that towers of riders do not shrink to dots. */
const SMALLEST_SEEN = 0.035;

/** A figure and the one the prompt relates it to, among all others. */
interface Bond {
  readonly draft: Draft;
  readonly other: Draft;
  readonly kind: Relation;
  /** All who ride or sit on the figure together with the other. */
  readonly party: readonly Draft[];
  readonly drafts: readonly Draft[];
  readonly shape: number;
  /** True when the figure is held. */
  readonly held: boolean;
  /** True when it is small enough to be held. */
  readonly small: boolean;
}

function bondOf(draft: Draft, drafts: readonly Draft[], shape: number): Bond | undefined {
  const { mention, subject, size } = draft.role;
  const { relation } = mention;
  if (relation === undefined) return undefined;
  const { kind, to } = relation;
  const party = ["on", "in"].includes(kind) ? partyOf(draft, drafts) : [];
  const other = party[0] ?? partnerOf(draft, to, drafts);
  if (other === undefined || other === draft) return undefined;
  const held =
    ["hold", "give"].includes(kind) || (kind === "with" && HOLDERS.has(other.role.subject.rig));
  const small = size < 1.3 && ["prop", "craft", "plant"].includes(subject.rig);
  return { draft, other, kind, party, drafts, shape, held, small };
}

/** Applies relations that need no further placement; false when there is none. */
function join({ draft, other, kind, party, shape }: Bond): boolean {
  const { rig, key } = draft.role.subject;
  const holds = HOLDERS.has(other.role.subject.rig);
  if (kind === "hold" && holds && isPetOf(draft, other)) carry(draft, other, shape);
  else if (kind === "on" && key === "broom") {
    mountBroom(other, draft);
    keepInside(draft, shape);
    other.x = draft.x;
  } else if (kind === "in" && isTree(draft) && party.length === 1 && other.role.size < LIGHT)
    nest(other, draft, shape);
  else if (kind === "top") top(draft, other);
  else if (rig === "sign" && ["hold", "with", "beside"].includes(kind)) hold(draft, other, shape);
  else return false;
  return true;
}

/** Handles figures that only accompany each other; false when their relation needs more. */
function accompany({ draft, other, kind, held, small, drafts, shape }: Bond): boolean {
  if (kind !== "beside" && (kind !== "with" || (held && small))) return false;
  // In "a boat with a pirate" the pirate is on board.
  if (other.role.subject.rig === "vessel" && draft.role.subject.stance === "ground")
    seatCrew(draft, other, drafts, shape);
  else if (draft.role.mention.relation?.close === true) setBeside(draft, other, shape);
  keepInside(draft, shape);
  return true;
}

/** In "a knight riding a snail" the snail has to grow. */
function growSteed({ draft, other }: Bond): void {
  const low = draft.height < other.height * 0.7;
  if (low && draft.role.size > 0.02 && other.role.size > 0.4) draft.height = other.height * 0.9;
}

/** Puts a thing into hands or over a head. */
function giveToHand({ draft, other, kind, drafts, shape }: Bond): void {
  if (draft.role.subject.key === "umbrella") {
    shelter(draft, other, shape);
    return;
  }
  const receiver = kind === "give" ? receiverOf(drafts, draft, other) : undefined;
  if (receiver !== undefined) pairUp(other, receiver, "face", shape);
  hand(draft, other, shape);
}

/** Seats riders on their carrier. */
function mount({ draft, other, party, drafts, shape }: Bond): void {
  if (!rideAbreast(draft, drafts, shape)) draft.x = (draft.x + other.x) / 2;
  if (party.length + 1 === drafts.length) enlarge(draft);
  keepInside(draft, shape);
  seatParty(party, draft, shape, (rider) => seat(rider, draft, shape));
}

/** Places whatever is above another figure behind it, and higher. */
function standOver({ draft, other }: Bond): void {
  draft.nearness = Math.max(0.1, other.nearness - 0.14);
  if (draft.role.subject.rig === "plant") other.height = Math.min(other.height, 0.4);
  draft.height = Math.max(draft.height, other.height * 1.5);
  draft.x = other.x + (other.x < 0.5 ? 0.05 : -0.05);
}

/**
 * Places a figure in relation to the other, depending on what both are; false when it stays in
 * place.
 */
function bind(bond: Bond): boolean {
  const { draft, other, kind, party, held, small, shape } = bond;
  const { key, rig, stance } = draft.role.subject;
  const steed = kind === "on" && STEEDS.has(rig);
  const carries = CARRIERS.has(rig) && (steed || draft.role.size > other.role.size * 0.2);
  if (steed) growSteed(bond);
  if (kind === "in" && isContainer(draft) && party.length === 1 && !held) {
    contain(other, draft, shape);
    return true;
  }
  const low = rig === "prop" && draft.height < other.height * 0.7 && !held;
  if (kind === "on" && low && FURNITURE[key] === undefined)
    seatParty(party, draft, shape, (rider) => perch(rider, draft));
  else if (held && isPlayed(draft) && HOLDERS.has(other.role.subject.rig))
    play(draft, other, shape);
  else if (held && small) giveToHand(bond);
  else if (kind === "on" && rig === "plant" && other.role.subject.stance === "air")
    seatParty(party, draft, shape, (rider) => alight(rider, draft, shape));
  else if ((kind === "on" || kind === "in") && carries && stance !== "sky") {
    if (kind === "in" && ["prop", "plant"].includes(rig) && draft.role.size > 2) return false;
    mount(bond);
  } else if (kind === "under" && stance === "ground") standOver(bond);
  return true;
}

/** Moves related figures: riders onto their carriers, things into hands, shelter overhead. */
export function relateCast(drafts: readonly Draft[], shape: number): void {
  pairByAction(drafts, shape);
  for (const draft of drafts) {
    const bond = bondOf(draft, drafts, shape);
    if (bond === undefined) continue;
    const met = draft.role.subject.stance !== "sky" && meet(draft, bond.other, drafts, shape);
    if (met || (!join(bond) && !accompany(bond) && bind(bond))) {
      keepInside(bond.other, shape);
      keepInside(draft, shape);
    }
  }
  for (const draft of drafts) {
    draft.height = Math.max(draft.height, SMALLEST_SEEN);
    keepInside(draft, shape);
  }
}
