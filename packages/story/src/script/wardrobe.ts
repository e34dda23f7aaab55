import { canWear } from "@kinora/studio/cast/catalogue/can-wear";
import type { Subject } from "@kinora/studio/cast/catalogue/subject";
import { COLOUR_WORDS } from "@kinora/studio/read/lexicon/modifier-words";
import type { Random } from "@kinora/studio/scene/random";
import type { Garment } from "@kinora/studio/scene/scene-spec";

/** Colours that remain distinguishable in any light. */
const COLOURS = ["red", "blue", "green", "yellow", "purple", "pink", "teal"] as const;

/** Figures recognisable by their own clothes. */
const DRESSED_ALREADY =
  /^(?:knight|pirate|santa|mrs-claus|cowboy|clown|skeleton|angel|imp|fiend|christmas-elf|maharaja)$/;

const nameOf = (colour: string) =>
  Object.entries(COLOUR_WORDS).find(([, css]) => css === colour)?.[0];

const article = (words: string) => (/^[aeiou]/i.test(words) ? `an ${words}` : `a ${words}`);

const describe = ({ item, colour }: Garment) => {
  const word = colour === undefined ? undefined : nameOf(colour);
  const words = word === undefined ? item : `${word} ${item}`;
  return item === "sunglasses" ? words : article(words);
};

/**
 * Describes what a figure wears in every scene: the prompt's garment, or else a scarf (a hat for
 * people) in a colour not yet in `taken`. Empty when the studio cannot dress it.
 */
export function dressUp(
  subject: Subject,
  wears: readonly Garment[],
  taken: string[],
  random: Random,
): string {
  const own = wears.filter(({ item }) => canWear(subject, item));
  if (own.length > 0) return ` with ${own.map(describe).join(" and ")}`;
  if (!canWear(subject, "scarf") || DRESSED_ALREADY.test(subject.key)) return "";
  const free = COLOURS.filter((colour) => !taken.includes(colour));
  const colour = random.pick(free.length > 0 ? free : COLOURS);
  taken.push(colour);
  return ` with ${article(`${colour} ${subject.rig === "doll" ? random.pick(["scarf", "hat"]) : "scarf"}`)}`;
}
