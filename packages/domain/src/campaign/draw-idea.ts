import { PROMPT_MAX } from "@kinora/contracts/limits";
import { seeded } from "../seeded-random.ts";
import type { CampaignMemory } from "./campaign-record.ts";
import { COMPANIONS, EVENTS, SETTINGS } from "./content/variations.ts";
import { likeness, memoryOf, wordsOf } from "./story-memory.ts";

/** Ideas that are compared; the one least like the stories before is taken. */
const DRAWS = 24;

export interface StoryIdea {
  /** In a sentence, for people. */
  readonly text: string;
  /** What the writer is told. */
  readonly prompt: string;
  readonly memory: CampaignMemory;
}

/**
 * Draws what a narrative story is about: the brief with a setting, a companion and an event, unlike
 * the stories before. The same seed and stories give the same idea.
 *
 * @param rules what rejections taught; a word after "no", "not" or "without" is kept out
 */
export function drawIdea(
  brief: string,
  {
    rules,
    before,
    seed,
  }: {
    readonly rules: readonly string[];
    readonly before: readonly CampaignMemory[];
    readonly seed: number;
  },
): StoryIdea {
  const random = seeded(seed);
  const kept = withoutWords(refusedWords(rules));
  const drawn = Array.from({ length: DRAWS }, () => {
    const pick = (all: readonly string[]) => all[Math.floor(random() * all.length)] ?? "";
    const text = `${capital(pick(kept(SETTINGS)))}, with ${pick(kept(COMPANIONS))}: ${pick(kept(EVENTS))}.`;
    const memory = memoryOf(text, []);
    return { text, memory, alike: likeness(memory, before) };
  });
  const [first, ...others] = drawn;
  if (!first) throw new Error("DRAWS is 0");
  const { text, memory } = others.reduce(
    (best, one) => (one.alike < best.alike ? one : best),
    first,
  );
  return { text, memory, prompt: promptOf(brief, text, rules) };
}

/** The brief comes first, because the writer's subject is there; rules as far as there is room. */
function promptOf(brief: string, text: string, rules: readonly string[]): string {
  const said = [`${endSentence(brief)} ${text}`, ...rules.map(endSentence)];
  let prompt = "";
  for (const sentence of said) {
    const longer = prompt === "" ? sentence : `${prompt} ${sentence}`;
    if (longer.length > PROMPT_MAX) break;
    prompt = longer;
  }
  return prompt === "" ? brief.slice(0, PROMPT_MAX) : prompt;
}

const endSentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);
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
