import { type Mention, plainMention, type Reading } from "./mention.ts";

/** Equipment of figures who are named after it. */
const EQUIPMENT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:guitar(?:ist| player)|bassist)s?$/i, "guitar"],
  [/\b(?:violin(?:ist| player)|fiddler|cell(?:ist|o player))s?$/i, "violin"],
  [/\b(?:drum(?:mer| player)|percussionist)s?$/i, "drum"],
  [/\bpian(?:ist|o player)s?$/i, "piano"],
  [/\bkeyboard(?:ist| player)s?$/i, "synthesizer"],
  [/\bsaxophon(?:ist|e player)s?$/i, "saxophone"],
  [/\b(?:trumpet(?:er| player)|trombonist)s?$/i, "trumpet"],
  [/\b(?:flu|flau)t(?:ist|e player)s?$/i, "flute"],
  [/\baccordion(?:ist| player)s?$/i, "accordion"],
  [/\bbanjo players?$/i, "banjo"],
  [/\bphotographers?$/i, "camera"],
  [/\btennis players?$/i, "tennis-racket"],
];

const thingOf = ({ words }: Mention) => EQUIPMENT.find(([role]) => role.test(words))?.[1];

/** Returns true when the equipment shows who it is: a violin the violinist, but no cellist. */
const isKnownBy = ({ words, approximation }: Mention, thing: string) =>
  approximation !== undefined &&
  words.endsWith(approximation.words) &&
  words.includes(thing.slice(0, 3));

/**
 * Gives a guitarist the guitar, unless the prompt names it or puts something else in those hands.
 */
export function equip(reading: Reading): Reading {
  const mentions = reading.mentions.flatMap((mention): Mention[] => {
    const thing = mention.subject === "person" ? thingOf(mention) : undefined;
    if (thing === undefined) return [mention];
    const busy = reading.mentions.some(
      (other) =>
        other.subject === thing ||
        (other.relation?.kind === "hold" && other.relation.to === mention),
    );
    if (busy) return [mention];
    mention.action ??= "play";
    if (isKnownBy(mention, thing)) mention.approximation = undefined;
    const held = plainMention(thing, thing.replaceAll("-", " "));
    return [mention, { ...held, count: mention.count, relation: { kind: "hold", to: mention } }];
  });
  return { ...reading, mentions };
}
