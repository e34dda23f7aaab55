import type { Action, CastMember } from "../scene/scene-spec.ts";
import type { Role } from "./cast-subjects.ts";

/** Actions that another shows as well: whoever rides also sits. */
const SHOWN: Partial<Record<Action, readonly Action[]>> = {
  sit: ["drive"],
  drive: ["sit", "sail", "fly"],
  sail: ["sit", "drive"],
  fly: ["float"],
  float: ["fly", "swim"],
  swim: ["float"],
  walk: ["run"],
  run: ["walk"],
};

/** Returns the words for deeds that no figure of their mention does. */
export function undone(roles: readonly Role[], cast: readonly CastMember[]): string[] {
  const mentions = [...new Set(roles.map(({ mention }) => mention))];
  return mentions.flatMap((mention) => {
    const { action, deed } = mention;
    if (action === undefined || deed === undefined || action === "idle") return [];
    const does = (shown: Action) => shown === action || SHOWN[action]?.includes(shown) === true;
    const done = roles.some(
      (role, index) => role.mention === mention && does(cast[index]?.action ?? "idle"),
    );
    return done ? [] : [deed];
  });
}
