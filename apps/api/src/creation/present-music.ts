import type { MusicTraits } from "@kinora/contracts/creation/creation";
import type { CreationRecord } from "@kinora/domain/creation/creation";
import { z } from "zod";

/** The part of the recipe that the engine fills in before rendering. */
const written = z.object({
  scene: z.object({
    mood: z.string(),
    tempo: z.number(),
    words: z.object({ genre: z.string(), key: z.string(), band: z.array(z.string()) }),
  }),
});

/**
 * Returns kind, key, tempo and band of a piece of music; null for other works and before it is
 * composed.
 */
export function presentMusic({ id, kind, recipe }: CreationRecord): MusicTraits | null {
  if (kind !== "music") return null;
  const { data } = written.safeParse(recipe);
  if (!data) return null;
  const { mood, tempo, words } = data.scene;
  return {
    ...{ kind: words.genre, mood, key: words.key, tempo: Math.round(tempo) },
    instruments: words.band,
    hue: hueOf(id),
  };
}

/** Spreads hues over the colour circle; a piece always gets the same one. */
function hueOf(id: string): number {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return hash;
}
