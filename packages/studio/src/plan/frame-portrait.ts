import { isDone } from "../scene/action/action-catalogue.ts";
import { type Draft, floorAt, keepInside } from "./draft.ts";
import { isPlayed } from "./relate-things.ts";

/** Rigs that stand upright with a head to look at; of the others the whole picture is shown. */
const FACES: ReadonlySet<string> = new Set(["doll", "bust", "toy"]);

/** The front of the ground, where a portrait is taken. */
const NEAREST = 0.97;
/** Head and shoulders: this part of an upright figure is seen, its head being about half of it. */
const SEEN = 0.7;
/** In tall frames the width limits the head; more of the figure is shown, or the head would lie at the bottom. */
const SEEN_TALL = 0.86;
const TALL = 0.8;
/** Free space over the head, in frame heights. */
const OVERHEAD = 0.12;
/** The figure may fill this part of the frame's width. */
const WIDEST = 0.96;
/** Lowest that a thing in hand is held, above the lower edge of the frame, in frame heights. */
const IN_SIGHT = 0.04;

/** Metres. */
const LARGEST_HELD = 1.3;

const isHeld = ({ role }: Draft, by: Draft) =>
  role.mention.relation?.to === by.role.mention &&
  ["hold", "with", "embrace"].includes(role.mention.relation.kind) &&
  ["prop", "plant"].includes(role.subject.rig) &&
  role.size < LARGEST_HELD;

/** The one a portrait is of: alone, but for what is in its hands. */
export function sitterOf(drafts: readonly Draft[]): Draft | undefined {
  const [first, ...others] = drafts;
  return first !== undefined && others.every((other) => isHeld(other, first)) ? first : undefined;
}

/** Head and shoulders, and what the sitter holds: the feet are below the frame. */
function cutAtChest(sitter: Draft, held: readonly Draft[], shape: number): void {
  const seen = shape < TALL ? SEEN_TALL : SEEN;
  const height = Math.min((1 - OVERHEAD) / seen, (WIDEST * shape) / sitter.aspect);
  const grown = height / sitter.height;
  const altitude = floorAt(NEAREST) - 1 + height * seen - height;
  for (const draft of held) {
    draft.height *= grown;
    draft.x = 0.5 + (draft.x - sitter.x) * grown;
    const own = altitude + (draft.altitude - sitter.altitude) * grown;
    // An instrument stays before the body, or it would hide the face.
    draft.altitude = isPlayed(draft) ? own : Math.max(own, floorAt(NEAREST) - 1 + IN_SIGHT);
    draft.nearness = NEAREST + 0.01;
  }
  Object.assign(sitter, { height, altitude, x: 0.5, nearness: NEAREST });
}

/** Brings the sitter near, who keeps still. */
export function framePortrait(sitter: Draft, drafts: readonly Draft[], shape: number): void {
  const { rig, stance } = sitter.role.subject;
  if (stance === "sky") return;
  if (isDone(sitter.action, "roomy")) sitter.action = rig === "swimmer" ? "swim" : "idle";
  if (FACES.has(rig)) {
    cutAtChest(
      sitter,
      drafts.filter((draft) => draft !== sitter),
      shape,
    );
    return;
  }
  if (drafts.length > 1) return;
  Object.assign(sitter, { nearness: NEAREST, altitude: 0, height: 1, x: 0.5 });
  keepInside(sitter, shape);
}
