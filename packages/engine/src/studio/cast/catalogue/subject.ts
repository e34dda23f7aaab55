import { type Action, PLACES, type Place } from "../../scene/scene-spec.ts";

/** How a subject is put together and moved; one drawing file each in `cast/rig/`. */
export const RIGS = [
  "toy",
  "doll",
  "bust",
  "pony",
  "beast",
  "hopper",
  "swimmer",
  "flutter",
  "vessel",
  "engine",
  "craft",
  "plant",
  "prop",
  "spirit",
] as const;
export type Rig = (typeof RIGS)[number];

/** Where a subject is at home in the picture: on the ground, in the air, under water, on its surface, in the heavens. */
export type Stance = "ground" | "air" | "water" | "surface" | "sky";

export interface Subject {
  readonly key: string;
  /** Singular names, lower case; the key itself is the first. */
  readonly words: readonly string[];
  readonly icon: string;
  readonly rig: Rig;
  readonly stance: Stance;
  /** Real height in metres. */
  readonly size: number;
  /** Places it fits, the best first; empty = anywhere. */
  readonly homes: readonly Place[];
  readonly action: Action;
  /** Which way the icon looks; front means it has no side. */
  readonly faces: "left" | "right" | "front";
  /** The icon shows only a head; the rig draws the body. */
  readonly headOnly: boolean;
}

const isPlace = (word: string): word is Place => PLACES.some((place) => place === word);

/**
 * Reads subjects from lines `key icon metres home,home name, other name`. A dash stands for "as the
 * key" or "no home"; an icon ending in `>` looks right, in `^` to the front, else left.
 * @throws RangeError for a line that does not parse.
 */
export function readSubjects(
  shared: { rig: Rig; stance: Stance; action: Action },
  lines: string,
): Subject[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [key = "", icon = "", metres = "", homes = "", ...names] = line.trim().split(/\s+/);
      const size = Number(metres);
      if (!(size > 0)) throw new RangeError(`not a subject: ${line}`);
      const places = homes === "-" ? [] : homes.split(",");
      if (!places.every(isPlace)) throw new RangeError(`unknown place: ${line}`);
      const plain = icon.replace(/[>^]$/, "");
      const words = names
        .join(" ")
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "" && name !== "-");
      return {
        ...shared,
        key,
        size,
        words: [key.replaceAll("-", " "), ...words],
        icon: plain === "-" ? key : plain,
        homes: places,
        faces: icon.endsWith(">") ? "right" : icon.endsWith("^") ? "front" : "left",
        headOnly: ["toy", "doll", "bust", "pony"].includes(shared.rig),
      };
    });
}
