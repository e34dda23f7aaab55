import { createRandom } from "@kinora/studio/scene/random";
import type { UnseenPrompt } from "./key.ts";
import { PLAIN_STRUCTURES, TURNED_STRUCTURES } from "./structures.ts";
import { halfOf, readVocabulary, type Source } from "./vocabulary.ts";
import { createWriter } from "./writer.ts";

/**
 * Generates prompts from the words and structures of a half, or from words for practice, every
 * other one plain. The same
 * arguments give the same prompts.
 */
export function writePrompts(source: Source, count: number, seed: number): UnseenPrompt[] {
  const vocabulary = readVocabulary(source);
  const half = source === "held" ? "held" : "open";
  const random = createRandom(seed, `unseen ${source}`);
  const ours = (all: typeof PLAIN_STRUCTURES) =>
    Object.entries(all).filter(([name]) => halfOf(name) === half);
  const kinds = [ours(PLAIN_STRUCTURES), ours(TURNED_STRUCTURES)] as const;
  return Array.from({ length: count }, (_, index) => {
    const own = random.fork(`prompt ${index}`);
    const [structure, put] = own.pick(kinds[index % 2 === 0 ? 0 : 1]);
    const writer = createWriter(vocabulary, own.fork("words"));
    const text = put(writer);
    return { text, structure, key: writer.key, seed: own.integer(0, 2 ** 31 - 1) };
  });
}
