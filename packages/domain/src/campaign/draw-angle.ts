import { PROMPT_MAX } from "@kinora/contracts/limits";
import { seeded } from "../seeded-random.ts";
import { guidanceOf, type IdeaOrder, type StoryIdea } from "./draw-idea.ts";
import { memoryOf } from "./story-memory.ts";

/**
 * Draws what a promotional story says: the brief's first sentence, then its others in another order each
 * time. It states nothing that the brief does not.
 */
export function drawAngle(
  brief: string,
  { rules, seed }: Pick<IdeaOrder, "rules" | "seed">,
): StoryIdea {
  const random = seeded(seed);
  const [first = "", ...others] = brief
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
  const places = new Map(others.map((sentence) => [sentence, random()]));
  const shuffled = others.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  let prompt = first.slice(0, PROMPT_MAX);
  for (const sentence of shuffled) {
    if (prompt.length + sentence.length >= PROMPT_MAX) break;
    prompt = `${prompt} ${sentence}`;
  }
  return { prompt, guidance: guidanceOf(brief, rules), memory: memoryOf(prompt, []) };
}
