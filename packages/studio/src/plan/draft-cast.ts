import { aspectOf } from "../cast/measure-figure.ts";
import type { Mention } from "../read/mention.ts";
import type { Random } from "../scene/random.ts";
import type { SceneRequest } from "../scene/recipe.ts";
import type { Place } from "../scene/scene-spec.ts";
import type { Role } from "./cast-subjects.ts";
import { chooseAction } from "./choose-action.ts";
import { choosePosture } from "./choose-posture.ts";
import type { Draft } from "./draft.ts";

/**
 * Exponent that compresses sizes, because beside an elephant a mouse at true scale would be a dot.
 */
const COMPRESSION = 0.36;
const SMALLEST = 0.3;

/** Returns true for things large enough to stand behind the figures. */
export const isScenery = (role: Role) =>
  (role.subject.rig === "prop" || role.subject.rig === "plant") &&
  role.subject.stance === "ground" &&
  role.size > 2.4;

/** Size in metres from which a creature or craft is drawn as a giant. */
const HEROIC = 2.8;

/** Visible height of a lone figure, in frame heights. */
function heroHeight(role: Role, shape: number): number {
  const wide = shape > 1.2 ? 0.57 : shape > 0.8 ? 0.58 : 0.44;
  const word = role.mention.size;
  const scale = word >= 2.5 ? 1.22 : word > 1 ? 1.1 : word <= 0.4 ? 0.62 : word < 1 ? 0.82 : 1;
  const kind = isScenery(role)
    ? 1.15
    : role.subject.rig === "prop" || role.subject.rig === "plant"
      ? 0.82
      : 1;
  // Dragons, whales and elephants fill the picture; birds and kites leave room for the sky.
  const heroic = kind === 1 && role.size >= HEROIC ? 1.22 : 1;
  const air =
    role.subject.stance === "sky"
      ? 0.5
      : role.subject.stance === "air"
        ? role.size >= HEROIC
          ? 0.95
          : 0.74
        : 1;
  return wide * scale * kind * air * heroic;
}

/** Finds mentions whose hands are needed, because they hold, give or embrace another role. */
function findBusy(roles: readonly Role[]): ReadonlySet<Mention> {
  return new Set(
    roles.flatMap(({ subject, mention }) => {
      const { relation } = mention;
      if (relation === undefined) return [];
      const held = ["hold", "give", "embrace"].includes(relation.kind);
      const sign = subject.rig === "sign" && relation.kind === "with";
      const driven = relation.kind === "on" && ["engine", "craft"].includes(subject.rig);
      return held || sign || driven ? [relation.to] : [];
    }),
  );
}

/** Gives every role its action, its relative size and its direction. */
export function draftCast(
  roles: readonly Role[],
  setting: { place: Place; effect: SceneRequest["effect"]; shape: number; portrait: boolean },
  random: Random,
): Draft[] {
  const tallest = Math.max(
    0.01,
    ...roles
      .filter(
        (role) => !isScenery(role) && role.subject.stance !== "sky" && role.subject.rig !== "sign",
      )
      .map((role) => role.size),
  );
  const busy = findBusy(roles);
  return roles.map((role, index) => {
    const stream = random.fork(`role ${index}`);
    const share = isScenery(role)
      ? Math.min(1.15, Math.max(0.75, (role.size / tallest) ** 0.2 * 0.8))
      : Math.max(SMALLEST, Math.min(1, role.size / tallest) ** COMPRESSION);
    const action = chooseAction(
      role.subject,
      // A bird with a book sits down to read it.
      role.subject.stance === "air" && busy.has(role.mention) && role.mention.action !== "fly"
        ? "sit"
        : role.mention.action,
      setting.place,
      setting.effect,
      random.fork(role.subject.key),
    );
    const posture = choosePosture(
      role,
      action,
      (setting.portrait && roles.length === 1) || busy.has(role.mention),
    );
    // In a group of animals, sitting and standing alternate.
    const second = roles.findIndex(({ mention }) => mention === role.mention) % 2 !== index % 2;
    const rests = posture === "fours" && action === "idle" && second;
    return {
      role,
      action: rests ? "sit" : action,
      posture,
      aspect: aspectOf(role.subject, posture, action),
      height: heroHeight(role, setting.shape) * share * stream.between(0.95, 1.05),
      x: 0.5,
      nearness: 0.85,
      altitude: 0,
      facing: stream.next() < 0.5 ? "left" : "right",
    };
  });
}
