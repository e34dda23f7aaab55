import { isDone } from "../scene/action/action-catalogue.ts";
import type { Action, CastMember } from "../scene/scene-spec.ts";
import type { Role } from "./cast-subjects.ts";

/** Words that request an animal on its hind legs. */
const STANDING = /\b(?:standing|stands|upright|hind legs|anthropomorphic)\b/i;

/**
 * Chooses the posture of an animal that can stand either way: four legs unless its hands are
 * needed.
 */
export function choosePosture(role: Role, action: Action, busy: boolean): CastMember["posture"] {
  const { subject, mention } = role;
  const dressed = mention.wears.some(({ item }) => item !== "scarf");
  if (subject.rig !== "toy" || subject.tags.includes("upright") || busy || dressed)
    return undefined;
  return isDone(action, "onFours") && !STANDING.test(mention.words) ? "fours" : undefined;
}
