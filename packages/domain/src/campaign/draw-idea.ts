import { seeded } from "../seeded-random.ts";
import type { CampaignMemory } from "./campaign-record.ts";
import { COMPANIONS, GOALS, TIMES } from "./content/variations.ts";
import { heroOf } from "./hero-of.ts";
import { memoryOf, toldBefore, wordsOf } from "./story-memory.ts";

/** Ideas that are compared; the one of which least was told before is taken. */
const DRAWS = 48;

export interface StoryIdea {
  /** What the story tells, in a sentence or two: shown to people, and given to the writer. */
  readonly prompt: string;
  /** How it is told; never told itself. */
  readonly guidance: string;
  readonly memory: CampaignMemory;
}

export interface IdeaOrder {
  /** What rejections taught; a word after "no", "not" or "without" is kept out. */
  readonly rules: readonly string[];
  readonly before: readonly CampaignMemory[];
  readonly seed: number;
}

/**
 * Draws what a narrative story is about: whom the brief names, somebody to meet, something to do and a
 * time, unlike the stories before. The same seed and stories give the same idea.
 */
export function drawIdea(brief: string, { rules, before, seed }: IdeaOrder): StoryIdea {
  const random = seeded(seed);
  const kept = withoutWords(refusedWords(rules));
  const pick = (all: readonly string[]) => all[Math.floor(random() * all.length)] ?? "";
  const named = heroOf(brief);
  const drawn = Array.from({ length: DRAWS }, () => {
    const hero = named ?? { words: pick(kept(COMPANIONS)), isOne: true };
    const met = kept(COMPANIONS).filter((one) => !isOf(one, hero.words));
    const deed = `${pick(kept(GOALS))} ${pick(met)}. ${pick(kept(TIMES))}`;
    const prompt = `${capital(hero.words)} ${hero.isOne ? "wants" : "want"} to ${deed}`;
    const memory = memoryOf(prompt, [], brief);
    return { prompt, memory, told: toldBefore(memory, before) };
  });
  const [first, ...others] = drawn;
  if (!first) throw new Error("DRAWS is 0");
  const { prompt, memory } = others.reduce(
    (best, one) => (one.told < best.told ? one : best),
    first,
  );
  return { prompt, memory, guidance: guidanceOf(brief, rules) };
}

/** What a writer who can read it keeps to: the brief, and what was rejected. */
export const guidanceOf = (brief: string, rules: readonly string[]): string =>
  [brief, ...rules].join("\n");

/** True for one of the same kind: a clever cat does not meet a cat. */
const isOf = (companion: string, hero: string): boolean =>
  hero.toLowerCase().includes(companion.split(" ").at(-1)?.toLowerCase() ?? companion);

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const REFUSED =
  /\b(?:no|not|never|without|avoid)\s+(?:more\s+|any\s+|a\s+|an\s+|the\s+)?([\p{L}]+)/giu;

/** Returns stems of what rules refuse: "No more storms" refuses storms. */
const refusedWords = (rules: readonly string[]): ReadonlySet<string> =>
  new Set(
    rules.flatMap((rule) => [...rule.matchAll(REFUSED)].flatMap(([, word = ""]) => wordsOf(word))),
  );

/** All of a list when nothing of it would be left. */
const withoutWords =
  (refused: ReadonlySet<string>) =>
  (all: readonly string[]): readonly string[] => {
    const left = all.filter((text) => !wordsOf(text).some((word) => refused.has(word)));
    return left.length > 0 ? left : all;
  };
