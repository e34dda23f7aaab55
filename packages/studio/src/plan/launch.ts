import { placeOf } from "../scene/place/place-catalogue.ts";
import type { Place } from "../scene/scene-spec.ts";
import { type Draft, keepInside } from "./draft.ts";
import { isScenery } from "./draft-cast.ts";

/** Aspect ratio from which a frame shows what lies to the side. */
const WIDE = 1.2;
const BOAT_TALLEST = 0.46;
/** A figure moved farther than this by a relation has left the water. */
const DRIFT = 0.1;

const AFLOAT: ReadonlySet<string> = new Set(["idle", "swim", "sleep", "look"]);

/** Returns true when a figure belongs on the water rather than beside it. */
function swims({ role: { subject }, action, altitude }: Draft): boolean {
  if (subject.rig === "vessel") return action === "sail";
  if (subject.tags.includes("waterfowl")) return altitude < 0.01 && AFLOAT.has(action);
  return action === "swim" || subject.rig === "swimmer";
}

/** Additional nearness of broad things, which stand farther from the edge than those who look at the water. */
const WALLS = 0.05;
/**
 * Moves figures, houses and trees that would stand on the water forward to the shore, behind the
 * front row.
 */
function bringAshore(drafts: readonly Draft[], place: Place): void {
  const shore = placeOf(place).shore ?? 0;
  for (const draft of drafts) {
    const { role, nearness, altitude, afloat } = draft;
    const stands =
      role.subject.stance === "ground" &&
      altitude < 0.01 &&
      !role.subject.tags.includes("beyond-water");
    if (!stands || afloat !== undefined || nearness >= shore) continue;
    draft.nearness = shore + (isScenery(role) ? WALLS : 0) + nearness * 0.1;
  }
}

/**
 * Places boats, waterfowl and swimmers on the water of places with a shore, as far as there is
 * room, and all others on the shore.
 */
export function launch(drafts: readonly Draft[], place: Place, shape: number): void {
  embark(drafts, place, shape);
  bringAshore(drafts, place);
}

function embark(drafts: readonly Draft[], place: Place, shape: number): void {
  const berths = (placeOf(place).berths ?? []).filter(
    ({ aside }) => aside === undefined || shape > WIDE,
  );
  for (const [index, draft] of drafts.filter(swims).entries()) {
    const berth = berths[index];
    if (berth === undefined) return;
    const { nearness, tallest, aside } = berth;
    const most =
      draft.role.subject.rig === "vessel" && aside === undefined ? BOAT_TALLEST : tallest;
    Object.assign(draft, { nearness, afloat: nearness, altitude: 0 });
    draft.height = Math.min(draft.height, most);
    if (aside !== undefined) {
      const leader = drafts.find(swims) ?? draft;
      draft.x = 0.5 + (leader.x < 0.5 ? -aside : aside);
    }
    if (draft.role.subject.rig === "swimmer" && draft.action === "float") draft.action = "swim";
    keepInside(draft, shape);
  }
}

/** Depth of a figure in the water of its place, as a fraction of its height. */
export function depthInWater(draft: Draft, place: Place): number {
  const inland = draft.afloat !== undefined && Math.abs(draft.nearness - draft.afloat) < DRIFT;
  if (!(place === "ocean" || inland) || draft.altitude > 0.01) return 0;
  const { rig, stance, tags } = draft.role.subject;
  if (rig === "vessel") return 0.06;
  if (rig === "swimmer") return draft.action === "swim" ? (inland ? 0.3 : 0.16) : 0;
  if (tags.includes("waterfowl")) return AFLOAT.has(draft.action) ? 0.12 : 0;
  return stance === "ground" && draft.action === "swim" ? 0.36 : 0;
}
