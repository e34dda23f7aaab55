import { z } from "zod";

const wanted = z.object({ prompt: z.string() });

/** Words that are longer than those that were sent, the same for the same. Null: nobody asks for such. */
export function simulatedWords(question: unknown): object | null {
  const read = wanted.safeParse(question);
  if (!read.success) return null;
  const { prompt } = read.data;
  return { words: `${prompt}, seen close in the clear light of an early morning` };
}
