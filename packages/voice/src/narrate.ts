import type { Narration, SpeechOrder } from "./narration.ts";
import { openNarrator } from "./open-narrator.ts";

/**
 * Reads one text aloud and gives all memory back. For several lines open a narrator: opening the networks
 * takes as long as speaking ten seconds.
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
