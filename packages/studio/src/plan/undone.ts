import type { Action, CastMember } from "../scene/scene-spec.ts";
import type { Role } from "./cast-subjects.ts";

/** Actions that another shows as well: whoever rides also sits. */
const SHOWN: Partial<Record<Action, readonly Action[]>> = {
  sit: ["drive"],
  drive: ["sit", "sail", "fly"],
  sail: ["sit", "drive"],
  fly: ["float"],
  float: ["fly", "swim"],
  swim: ["float", "jump"],
  walk: ["run"],
  run: ["walk"],
};

/**
 * Deeds of anybody anywhere, with which stories fill their scenes; on the open sea and in space they
 * need no report.
 */
const PLAINEST: ReadonlySet<string> = new Set("sit sits look looks walk walks".split(" "));
const swims = (member: CastMember | undefined) =>
  member?.action === "swim" || member?.action === "float";

/** Ways of moving on; what has no legs does each in its own way. */
const MOVES: ReadonlySet<Action> = new Set([
  "walk",
  "run",
  "drive",
  "sail",
  "swim",
  "fly",
  "float",
]);
const LEGLESS: ReadonlySet<string> = new Set(["engine", "vessel", "craft", "swimmer", "spirit"]);

function shows({ subject }: Role, shown: Action, asked: Action): boolean {
  if (shown === asked || SHOWN[asked]?.includes(shown) === true) return true;
  return LEGLESS.has(subject.rig) && MOVES.has(asked) && MOVES.has(shown);
}

/** Returns the words for deeds that no figure of their mention does. */
export function undone(roles: readonly Role[], cast: readonly CastMember[]): string[] {
  const mentions = [...new Set(roles.map(({ mention }) => mention))];
  return mentions.flatMap((mention) => {
    const { action, deed } = mention;
    if (action === undefined || deed === undefined || action === "idle") return [];
    if (PLAINEST.has(deed) && roles.some((role, at) => role.mention === mention && swims(cast[at])))
      return [];
    const done = roles.some(
      (role, index) =>
        role.mention === mention && shows(role, cast[index]?.action ?? "idle", action),
    );
    return done ? [] : [deed];
  });
}
