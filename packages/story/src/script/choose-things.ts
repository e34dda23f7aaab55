import { subjectOf } from "@kinora/studio/cast/catalogue/catalogue";
import type { Mention } from "@kinora/studio/read/mention";
import nlp from "compromise";
import { isLiving } from "./cast-figure.ts";

/** People the story does not meet: someone else's, unspecific, or only mentioned. */
const OTHERS = /(?:\b(?:mother|father|mom|mum|dad|parents?|people|family|friends?)|'s)$/i;
const ONLY_SAID =
  "\\b(?:becom\\w+|turn\\w* into|into|like|as|afraid of|scared of|dream\\w* of|without|hates?|named|called)";
const MAY_BE = "(?: (?:an?|the|his|her|its|their|being))*";
/** Occupations that the grammar library does not recognise. */
const TRADES =
  /(?:smith|wright|maid|keeper|herd|er|or|ist|ian|eer|scribe|thief|tailor|volunteer|spy|monk|nun|heir|guard|scout|cook|pilgrim|hermit|sage|bard|rogue|orphan|twin|hero|stranger|kid|teen|elder)$/i;
const NO_TRADES =
  /(?:river|tower|water|flower|paper|letter|computer|winter|summer|feather|ladder|hammer|number|corner|door|mirror|motor|tractor|color|ember|finger|butter|spider|tiger|toaster|kettle|roller|scooter|helicopter|lighter|blender|printer|boiler|radiator|elevator|refrigerator|weather|thunder|cucumber|pepper|ginger|silver|copper|planet|whisper|shutter|lantern|poster|sweater|saucer|slipper|tear|acorn)$/i;

/** Things never carried along, whatever their size. */
const STAYS = /^(?:bed|fire|campfire|bonfire|clock|door|window|sign)$/;

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/**
 * Returns true when a person in the prompt can join the hero, unlike the baker a princess becomes.
 */
export const maybeMet = (text: string, { words }: Mention): boolean =>
  !OTHERS.test(words) && !new RegExp(`${ONLY_SAID}${MAY_BE} ${escaped(words)}`, "i").test(text);

/** Returns the phrase with its possessive, such as "her grandfather", when the prompt has one. */
export const possessedIn = (text: string, { words }: Mention): string | undefined =>
  new RegExp(`\\b(?:his|her|its|their) ${escaped(words)}\\b`, "i").exec(text)?.[0].toLowerCase();

/** Returns true when a phrase describes a person by role: "a young scribe". */
export function isSomebody(phrase: string): boolean {
  const [noun = ""] = phrase.split(/ (?:who|that|which|of|with|in|on|from)\b/);
  const head = noun.trim().split(" ").at(-1) ?? "";
  return (TRADES.test(head) && !NO_TRADES.test(head)) || nlp(noun).has("#Actor");
}

/** Finds a thing that can be carried along: a lantern, but not the bed that a door is under. */
export function findProp(mentions: readonly Mention[], hero: Mention): Mention | undefined {
  return mentions.find(
    (other) =>
      other !== hero &&
      other.approximation === undefined &&
      !STAYS.test(other.subject) &&
      subjectOf(other.subject).rig === "prop" &&
      subjectOf(other.subject).size < 1.2,
  );
}

/**
 * Finds the thing a deed is about, if it can be drawn: the door that is found, the rocket that is
 * built.
 */
export function findSought(
  mentions: readonly Mention[],
  hero: Mention,
  infinitive: string,
): Mention | undefined {
  return mentions.find(
    (other) =>
      other !== hero &&
      other.approximation === undefined &&
      !isLiving(other.subject) &&
      subjectOf(other.subject).rig !== "sign" &&
      infinitive.includes(other.words),
  );
}
