/** Whom stories are about, as they can be told of. */
export interface BriefHero {
  /** With its article or number: "a fox who lives by the sea". */
  readonly words: string;
  readonly isOne: boolean;
}

const LEAD =
  /^.*?\b(?:stories|story|tales?|adventures?|misadventures|days?|life|lives|chronicles|episodes?|films?|videos?|shorts?|series)\s+(?:of|about|with|on|from|in the life of)\s+/iu;
const ONE = /^(?:an?|the|one|my|our|his|her|their)\s/iu;
const SEVERAL = /^(?:two|three|four|five|six|seven|some|several|many)\s/iu;
/** What follows says how it is told, or what happens. */
const REST = /(?:[,;:]|\s+(?:in|with) (?:a|the) (?:style|mood|tone|way)\b).*$/iu;
const RELATIVE = /\s+(?:who|that|which)\s.*$/iu;
/** Longer ones are told without what they are known for. */
const WORDS_MAX = 16;

/**
 * Returns whom the first sentence of a brief is about: "Small adventures of a fox who lives by the sea.
 * Warm." is about a fox who lives by the sea. Null when it names nobody.
 */
export function heroOf(brief: string): BriefHero | null {
  const [first = ""] = brief.trim().split(/(?<=[.!?])\s|\n/u, 1);
  const plain = first
    .replace(LEAD, "")
    .replace(REST, "")
    .replace(/[.!?]+$/u, "")
    .trim();
  const isOne = ONE.test(plain);
  if (!isOne && !SEVERAL.test(plain)) return null;
  const words = wordCount(plain) > WORDS_MAX ? plain.replace(RELATIVE, "") : plain;
  if (wordCount(words) > WORDS_MAX || wordCount(words) < 2) return null;
  return { words, isOne: isOne && !/\sand\s/iu.test(words.replace(RELATIVE, "")) };
}

const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
