import type { Role } from "./cast-subjects.ts";
import type { Action, CastMember } from "./scene-spec.ts";

/** Apes and frogs sit and stand like persons. */
const UPRIGHT: ReadonlySet<string> = new Set(["frog", "monkey"]);
/** What is done on four legs; everything else needs the hands. */
const ON_FOURS: ReadonlySet<Action> = new Set([
  "idle",
  "walk",
  "run",
  "jump",
  "sleep",
  "sit",
  "look",
  "swim",
  "eat",
  "cry",
  "laugh",
  "drink",
]);

/** Words that ask for an animal on its hind legs. */
const STANDING = /\b(?:standing|stands|upright|hind legs|anthropomorphic)\b/i;

/** How an animal that can do both carries itself: on four legs unless its hands are needed. */
export function choosePosture(role: Role, action: Action, busy: boolean): CastMember["posture"] {
  const { subject, mention } = role;
  const dressed = mention.wears.some(({ item }) => item !== "scarf");
  if (subject.rig !== "toy" || UPRIGHT.has(subject.key) || busy || dressed) return undefined;
  return ON_FOURS.has(action) && !STANDING.test(mention.words) ? "fours" : undefined;
}
