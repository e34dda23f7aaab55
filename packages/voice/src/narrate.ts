import type { Narration, SpeechOrder } from "./narration.ts";
import { openNarrator } from "./open-narrator.ts";

/**
 * Narrates one text and frees all memory. For several lines, open a narrator instead: opening the
 * networks takes as long as speaking for ten seconds.
 * @throws like Narrator.narrate
 */
export async function narrate(order: SpeechOrder): Promise<Narration> {
  const narrator = await openNarrator();
  try {
    return await narrator.narrate(order);
  } finally {
    await narrator.close();
  }
}
