import { canWear } from "../cast/catalogue/can-wear.ts";
import { canWrite } from "../cast/catalogue/can-write.ts";
import { frameOf, scaleAt } from "../cast/measure-figure.ts";
import { isWeightless, placeOf } from "../scene/place/place-catalogue.ts";
import type { Random } from "../scene/random.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { CastMember, Place } from "../scene/scene-spec.ts";
import { arrangeCast } from "./arrange-cast.ts";
import type { Role } from "./cast-subjects.ts";
import { type Draft, keepInside, makeVisible } from "./draft.ts";
import { draftCast } from "./draft-cast.ts";
import { framePortrait, sitterOf } from "./frame-portrait.ts";
import { goTogether } from "./go-together.ts";
import { keepToLane } from "./keep-to-lane.ts";
import { depthInWater, launch } from "./launch.ts";
import { relateCast } from "./relate-cast.ts";
import { makeRoomForTool } from "./room-for-tool.ts";
import { uncover } from "./uncover.ts";

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/**
 * Returns true when a figure with hands uses a tool and the thing itself is not in the picture ("a
 * fox reading a book").
 */
function takesTool(draft: Draft, all: readonly Draft[], place: Place): boolean {
  const { rig } = draft.role.subject;
  if (draft.action === "ski" || draft.action === "surf") return true;
  // Skateboards are not used on ice.
  if (draft.action === "skate") return placeOf(place).frozen !== true;
  return (
    ["toy", "doll", "bust"].includes(rig) &&
    draft.posture === undefined &&
    !all.some(({ role }) => role.mention.relation?.to === draft.role.mention && isHeld(role))
  );
}

/**
 * Moves figures that nothing relates to others aside, when what somebody does brought a thing in
 * front of them: "a girl waters a rose and a boy cooks".
 */
function stepAside(drafts: readonly Draft[], shape: number): void {
  const mentions = drafts.map(({ role: { mention } }) => mention);
  if (!mentions.some(({ relation }) => relation?.kind === "tend")) return;
  const bound = new Set(
    mentions.flatMap((mention) => {
      const { relation, after } = mention;
      const listed = after === undefined ? [] : [mention, after];
      return relation === undefined ? listed : [mention, relation.to, ...listed];
    }),
  );
  uncover(drafts, shape, ({ role, afloat }) => !bound.has(role.mention) && afloat === undefined);
}

const isHeld = (role: Role) => ["hold", "give"].includes(role.mention.relation?.kind ?? "");

/** Places the roles on the stage so that all of them are visible, whole and at plausible sizes. */
export function composeCast(
  roles: readonly Role[],
  setting: {
    place: Place;
    effect: SceneRequest["effect"];
    ratio: SceneRequest["aspectRatio"];
    portrait: boolean;
  },
  random: Random,
): CastMember[] {
  const { shape, unit } = frameOf(setting.ratio);
  const drafts = draftCast(roles, { ...setting, shape }, random);
  for (const draft of drafts) makeVisible(draft, shape);
  arrangeCast(drafts, shape, isWeightless(setting.place), random);
  launch(drafts, setting.place, shape);
  keepToLane(drafts, setting.place, shape);
  uncover(drafts, shape);
  for (const draft of drafts) makeVisible(draft, shape);
  relateCast(drafts, shape);
  stepAside(drafts, shape);
  for (const draft of drafts) keepInside(draft, shape);
  if (drafts.length === 1 && !setting.portrait)
    for (const draft of drafts) makeRoomForTool(draft, shape);
  const sitter = setting.portrait ? sitterOf(drafts) : undefined;
  if (sitter !== undefined) framePortrait(sitter, drafts, shape);
  const company = goTogether(drafts, shape);
  return drafts.map((draft, index) => {
    const goesWith = company[index]?.role.subject.key;
    const { mention, subject } = draft.role;
    const wears = mention.wears.filter(({ item }) => canWear(subject, item));
    const sinks = depthInWater(draft, setting.place);
    return {
      subject: subject.key,
      words: mention.words,
      action: draft.action,
      x: round(draft.x),
      nearness: round(draft.nearness),
      altitude: round(draft.altitude),
      height: round(draft.height / (scaleAt(draft.nearness) * unit)),
      // Writing must not be mirrored.
      facing: subject.rig === "sign" || subject.tags.includes("lettered") ? "right" : draft.facing,
      ...(draft.posture === undefined ? {} : { posture: draft.posture }),
      ...(mention.emotion === undefined ? {} : { emotion: mention.emotion }),
      ...(takesTool(draft, drafts, setting.place) ? { tool: true as const } : {}),
      ...(mention.text !== undefined && canWrite(mention.text) ? { text: mention.text } : {}),
      ...(mention.colour === undefined ? {} : { colour: mention.colour }),
      ...(sinks === 0 ? {} : { sinks }),
      ...(goesWith === undefined ? {} : { goesWith }),
      ...(wears.length === 0 ? {} : { wears }),
    };
  });
}
