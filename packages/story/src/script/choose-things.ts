import { subjectOf } from "@kinora/studio/cast/catalogue/catalogue";
import type { Mention } from "@kinora/studio/read/mention";
import nlp from "compromise";
import { isLiving } from "./cast-figure.ts";

/** Nobody that a story meets: somebody else's, nobody in particular, or only spoken of. */
const OTHERS = /(?:\b(?:mother|father|mom|mum|dad|parents?|people|family|friends?)|'s)$/i;
const ONLY_SAID =
  "\\b(?:becom\\w+|turn\\w* into|into|like|as|afraid of|scared of|dream\\w* of|without|hates?|named|called)";
const MAY_BE = "(?: (?:an?|the|his|her|its|their|being))*";
/** Trades that the grammar does not know as such. */
const TRADES =
  /(?:smith|wright|maid|keeper|herd|er|or|ist|ian|eer|scribe|thief|tailor|volunteer|spy|monk|nun|heir|guard|scout|cook|pilgrim|hermit|sage|bard|rogue|orphan|twin|hero|stranger|kid|teen|elder)$/i;
const NO_TRADES =
  /(?:river|tower|water|flower|paper|letter|computer|winter|summer|feather|ladder|hammer|number|corner|door|mirror|motor|tractor|color|ember|finger|butter|spider|tiger|toaster|kettle|roller|scooter|helicopter|lighter|blender|printer|boiler|radiator|elevator|refrigerator|weather|thunder|cucumber|pepper|ginger|silver|copper|planet|whisper|shutter|lantern|poster|sweater|saucer|slipper|tear|acorn)$/i;

/** Not carried along, whatever its size. */
const STAYS = /^(?:bed|fire|campfire|bonfire|clock|door|window|sign)$/;

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** Whether somebody of the prompt may come along: not the baker that a princess becomes. */
export const maybeMet = (text: string, { words }: Mention): boolean =>
  !OTHERS.test(words) && !new RegExp(`${ONLY_SAID}${MAY_BE} ${escaped(words)}`, "i").test(text);

/** "her grandfather", where the prompt says whose. */
export const possessedIn = (text: string, { words }: Mention): string | undefined =>
  new RegExp(`\\b(?:his|her|its|their) ${escaped(words)}\\b`, "i").exec(text)?.[0].toLowerCase();

/** Whether a phrase names a person by what they are: "a young scribe". */
export function isSomebody(phrase: string): boolean {
  const [noun = ""] = phrase.split(/ (?:who|that|which|of|with|in|on|from)\b/);
  const head = noun.trim().split(" ").at(-1) ?? "";
  return (TRADES.test(head) && !NO_TRADES.test(head)) || nlp(noun).has("#Actor");
}

/** A thing that can be carried along: "lantern", not the bed that a door is under. */
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

/** The thing that a deed is about, if it can be seen: the door that is found, the rocket that is built. */
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
