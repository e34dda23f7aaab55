import { canWear } from "../cast/catalogue/can-wear.ts";
import { arrangeCast } from "./arrange-cast.ts";
import type { Role } from "./cast-subjects.ts";
import type { Draft } from "./draft.ts";
import { draftCast } from "./draft-cast.ts";
import { frameOf, scaleAt } from "./measure-figure.ts";
import { isWeightless } from "./place-traits.ts";
import type { Random } from "./random.ts";
import { relateCast } from "./relate-cast.ts";
import type { CastMember, Place, Recipe } from "./scene-spec.ts";

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** How deep a figure lies in the sea, as a part of its height. */
function depthInWater(draft: Draft, place: Place): number {
  if (place !== "ocean" || draft.altitude > 0.01) return 0;
  const { rig, stance } = draft.role.subject;
  if (rig === "vessel") return 0.06;
  if (rig === "swimmer") return draft.action === "swim" ? 0.16 : 0;
  return stance === "ground" && draft.action === "swim" ? 0.36 : 0;
}

/** Figures with hands use a tool, unless the thing itself is in the picture: "a fox reading a book". */
function takesTool(draft: Draft, all: readonly Draft[]): boolean {
  const { rig } = draft.role.subject;
  return (
    (rig === "toy" || rig === "doll") &&
    draft.posture === undefined &&
    !all.some(({ role }) => role.mention.relation?.to === draft.role.mention && isHeld(role))
  );
}

const isHeld = (role: Role) => ["hold", "give"].includes(role.mention.relation?.kind ?? "");

/** Stands the roles on the stage so that all of them are seen, whole and in sensible sizes. */
export function composeCast(
  roles: readonly Role[],
  setting: { place: Place; effect: Recipe["effect"]; ratio: Recipe["aspectRatio"] },
  random: Random,
): CastMember[] {
  const { shape, unit } = frameOf(setting.ratio);
  const drafts = draftCast(roles, { ...setting, shape }, random);
  arrangeCast(drafts, shape, isWeightless(setting.place), random);
  relateCast(drafts, shape);
  return drafts.map((draft) => {
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
      // What is written must not be mirrored.
      facing: subject.rig === "sign" ? "right" : draft.facing,
      ...(draft.posture === undefined ? {} : { posture: draft.posture }),
      ...(mention.emotion === undefined ? {} : { emotion: mention.emotion }),
      ...(takesTool(draft, drafts) ? { tool: true as const } : {}),
      ...(mention.text === undefined ? {} : { text: mention.text }),
      ...(mention.colour === undefined ? {} : { colour: mention.colour }),
      ...(sinks === 0 ? {} : { sinks }),
      ...(wears.length === 0 ? {} : { wears }),
    };
  });
}
