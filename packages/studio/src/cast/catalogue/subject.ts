import { type Action, PLACES, type Place } from "../../scene/scene-spec.ts";

/** How a subject is assembled and moved; each has a file in `cast/rig/`. */
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
  "sign",
] as const;
export type RigKind = (typeof RIGS)[number];

/**
 * Properties of only a few subjects. `nocturnal`: expected at night. `waterfowl`: at home on the
 * water. `beyond-water`: rises beyond it. `two-wheeled`: narrower than its lane, though long.
 * `upright`: an animal that sits and stands like a person. `gallops`, `crawls`, `supple`: how it
 * moves. `machine`: a being rather than a costume. `airy`: hangs freely in the air. `pair`: its
 * picture shows two. `lettered`: its picture shows letters.
 */
export const TAGS = [
  "nocturnal",
  "waterfowl",
  "beyond-water",
  "two-wheeled",
  "upright",
  "gallops",
  "crawls",
  "supple",
  "machine",
  "airy",
  "pair",
  "lettered",
] as const;
export type Tag = (typeof TAGS)[number];

/**
 * Where a subject belongs in the picture: on the ground, in the air, under water, on the water
 * surface, in the heavens.
 */
export type Stance = "ground" | "air" | "water" | "surface" | "sky";

export interface Subject {
  readonly key: string;
  /** Singular names in lower case, beginning with the key itself. */
  readonly words: readonly string[];
  /** Names that denote a near relative without a picture of its own. */
  readonly relatives: readonly string[];
  /** Description of its picture. */
  readonly shows: string;
  readonly icon: string;
  readonly rig: RigKind;
  readonly stance: Stance;
  /** Real height in metres. */
  readonly size: number;
  /** Places it suits, best first; empty = any place. */
  readonly homes: readonly Place[];
  readonly action: Action;
  /** Direction the icon faces; front has no side. */
  readonly faces: "left" | "right" | "front";
  /** True when the icon shows only a head and the rig draws the body. */
  readonly headOnly: boolean;
  readonly tags: readonly Tag[];
}

const isPlace = (word: string): word is Place => PLACES.some((place) => place === word);

/**
 * Reads subjects from lines `key icon metres home,home name, other name`. A dash stands for "same
 * as the key" or "no home"; an icon ending in `>` faces right, in `^` front, otherwise left. Words
 * after a final `#` are tags. `~` marks a name for which the picture only shows a near relative; on
 * the key, it applies to all names of the line.
 * @throws RangeError for a line that does not parse.
 */
export function readSubjects(
  shared: { rig: RigKind; stance: Stance; action: Action },
  lines: string,
): Subject[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [entry = "", ...marks] = line.split("#").map((part) => part.trim());
      const tags = TAGS.filter((tag) => marks.includes(tag));
      if (tags.length !== marks.length) throw new RangeError(`unknown tag: ${line}`);
      const [key = "", icon = "", metres = "", homes = "", ...names] = entry.split(/\s+/);
      const size = Number(metres);
      if (!(size > 0)) throw new RangeError(`not a subject: ${line}`);
      const places = homes === "-" ? [] : homes.split(",");
      if (!places.every(isPlace)) throw new RangeError(`unknown place: ${line}`);
      const plain = icon.replace(/[>^]$/, "");
      const marked = [key.replaceAll("-", " "), ...names.join(" ").split(",")]
        .map((name) => name.trim())
        .filter((name) => name !== "" && name !== "-");
      const borrowed = key.startsWith("~");
      const own = key.replace(/^~/, "");
      const shows = (borrowed ? plain : own).replaceAll("-", " ");
      const words = marked.map((name) => name.replace(/^~/, ""));
      return {
        ...shared,
        key: own,
        size,
        words,
        relatives: words.filter(
          (word, index) => word !== shows && (borrowed || marked[index]?.startsWith("~") === true),
        ),
        shows,
        icon: plain === "-" ? own : plain,
        homes: places,
        tags,
        faces: icon.endsWith(">") ? "right" : icon.endsWith("^") ? "front" : "left",
        headOnly: ["toy", "doll", "bust", "pony"].includes(shared.rig),
      };
    });
}
