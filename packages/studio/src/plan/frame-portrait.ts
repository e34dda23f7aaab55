import { isDone } from "../scene/action/action-catalogue.ts";
import { type Draft, floorAt, keepInside } from "./draft.ts";
import { isPlayed } from "./relate-things.ts";

/** Rigs that stand upright and have a face; others are shown whole. */
const FACES: ReadonlySet<string> = new Set(["doll", "bust", "toy"]);

/** Nearness at the front of the ground, where a portrait is taken. */
const NEAREST = 0.97;
/**
 * Visible fraction of an upright figure in a head-and-shoulders portrait; the head is about half of
 * it.
 */
const SEEN = 0.7;
/**
 * In portrait frames the width limits the head; more of the figure is shown, because the head would
 * otherwise be at the bottom.
 */
const SEEN_TALL = 0.86;
const TALL = 0.8;
/** Free space above the head, in frame heights. */
const OVERHEAD = 0.12;
/** Maximum fraction of the frame's width for the figure. */
const WIDEST = 0.96;
/** Minimum height of a held thing above the lower edge of the frame, in frame heights. */
const IN_SIGHT = 0.04;

/** In metres. */
const LARGEST_HELD = 1.3;

const isHeld = ({ role }: Draft, by: Draft) =>
  role.mention.relation?.to === by.role.mention &&
  ["hold", "with", "embrace"].includes(role.mention.relation.kind) &&
  ["prop", "plant"].includes(role.subject.rig) &&
  role.size < LARGEST_HELD;

/** Returns the sitter of a portrait: the only figure apart from what it holds. */
export function sitterOf(drafts: readonly Draft[]): Draft | undefined {
  const [first, ...others] = drafts;
  return first !== undefined && others.every((other) => isHeld(other, first)) ? first : undefined;
}

/** Frames head and shoulders with what the sitter holds; the feet are below the frame. */
function cutAtChest(sitter: Draft, held: readonly Draft[], shape: number): void {
  const seen = shape < TALL ? SEEN_TALL : SEEN;
  const height = Math.min((1 - OVERHEAD) / seen, (WIDEST * shape) / sitter.aspect);
  const grown = height / sitter.height;
  const altitude = floorAt(NEAREST) - 1 + height * seen - height;
  for (const draft of held) {
    draft.height *= grown;
    draft.x = 0.5 + (draft.x - sitter.x) * grown;
    const own = altitude + (draft.altitude - sitter.altitude) * grown;
    // An instrument stays in front of the body, where it does not hide the face.
    draft.altitude = isPlayed(draft) ? own : Math.max(own, floorAt(NEAREST) - 1 + IN_SIGHT);
    draft.nearness = NEAREST + 0.01;
  }
  Object.assign(sitter, { height, altitude, x: 0.5, nearness: NEAREST });
}

/** Brings the sitter close; the sitter does not move. */
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
