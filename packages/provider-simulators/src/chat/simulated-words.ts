import { z } from "zod";

const wanted = z.object({ prompt: z.string() });

/**
 * Returns words that are longer than those sent; deterministic. Null when the question does not ask
 * for words.
 */
export function simulatedWords(question: unknown): object | null {
  const read = wanted.safeParse(question);
  if (!read.success) return null;
  const { prompt } = read.data;
  return { words: `${prompt}, seen close in the clear light of an early morning` };
}
