import { subjectOf } from "../cast/catalogue/catalogue.ts";
import type { Relation } from "../read/lexicon/relation-words.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { CastMember } from "../scene/scene-spec.ts";
import type { Role } from "./cast-subjects.ts";
import { boxOf, type PlannedBox, sharedWidth } from "./planned-box.ts";

const gap = (a: PlannedBox, b: PlannedBox) => Math.max(a.left, b.left) - Math.min(a.right, b.right);
const across = ({ left, right }: PlannedBox) => (left + right) / 2;
const middle = ({ top, bottom }: PlannedBox) => (top + bottom) / 2;
const overlaps = (a: PlannedBox, b: PlannedBox) =>
  sharedWidth(a, b) > 0.35 * Math.min(a.right - a.left, b.right - b.left);
const facesTo = (a: PlannedBox, b: PlannedBox) =>
  a.facing === (across(b) < across(a) ? "left" : "right");

/** A giant who walks over houses stays on the ground, and towers above them. */
const towersOver = ({ action, top }: PlannedBox, other: PlannedBox) =>
  (action === "walk" || action === "run") && top < other.top;

type StandsTo = (one: PlannedBox, other: PlannedBox) => boolean;

/** Whether the first stands to the second as the words between them say. */
const STANDS: Partial<Record<Relation, readonly [string, StandsTo]>> = {
  on: [
    "on",
    (a, b) => {
      const high = b.bottom - b.top;
      return overlaps(a, b) && a.bottom < b.bottom - high * 0.12 && a.top < b.top + high * 0.5;
    },
  ],
  in: ["in", (a, b) => overlaps(a, b) && middle(a) > b.top - 0.05 && a.bottom < b.bottom + 0.03],
  under: ["under", (a, b) => overlaps(a, b) && middle(a) > middle(b) && a.top > b.top],
  behind: ["behind", (a, b) => a.nearness < b.nearness && gap(a, b) < 0.05],
  before: ["in front of", (a, b) => a.nearness > b.nearness && gap(a, b) < 0.05],
  above: ["above", (a, b) => towersOver(a, b) || (a.bottom < middle(b) && gap(a, b) < -0.01)],
  face: ["facing", (a, b) => facesTo(a, b) && gap(a, b) < 0.5],
  chase: ["following", (a, b) => a.facing === b.facing && facesTo(a, b) && gap(a, b) < 0.5],
  tend: ["near", (a, b) => gap(a, b) < 0.1 && a.top < b.bottom + 0.1 && b.top < a.bottom + 0.1],
  embrace: ["hugging", (a, b) => gap(a, b) < 0.01 && Math.abs(a.bottom - b.bottom) < 0.18],
  hold: ["holding", (a, b) => gap(a, b) < 0.01 && middle(b) > a.top - 0.08],
  beside: [
    "beside",
    (a, b) =>
      gap(a, b) < 0.28 &&
      Math.abs(a.bottom - b.bottom) < 0.18 &&
      sharedWidth(a, b) < 0.6 * Math.min(a.right - a.left, b.right - b.left),
  ],
};

/** Returns true for the sky, which is above everything, and a craft from which one waves. */
function isBeyond({ subject, relation }: Role["mention"]): boolean {
  const { stance, rig } = subjectOf(subject);
  return stance === "sky" || (relation?.kind === "hold" && rig === "craft");
}

/**
 * Returns the relations in the prompt's words in which no two of the figures stand: "fox in box".
 */
export function unmet(
  roles: readonly Role[],
  cast: readonly CastMember[],
  ratio: SceneRequest["aspectRatio"],
): string[] {
  const boxes = cast.map((member) => boxOf(member, ratio));
  const of = (wanted: Role["mention"]) =>
    boxes.filter((_, index) => roles[index]?.mention === wanted);
  return [...new Set(roles.map(({ mention }) => mention))].flatMap((mention) => {
    const { relation } = mention;
    const stance = relation === undefined ? undefined : STANDS[relation.kind];
    if (relation === undefined || stance === undefined || isBeyond(mention)) return [];
    // "A fox and an owl" may be anywhere.
    if (relation.kind === "beside" && relation.close !== true) return [];
    const [words, stands] = stance;
    const [ones, others] = [of(relation.to), of(mention)];
    if (ones.length === 0 || others.length === 0) return [];
    const met = ones.some((one) => others.some((other) => stands(one, other)));
    return met ? [] : [`${relation.to.words} ${words} ${mention.words}`];
  });
}
