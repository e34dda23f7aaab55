import type { SceneSpec } from "./scene-spec.ts";

/** What the picture does not show as the prompt says it, in a sentence or two; nothing when it shows all. */
export function writeNotices({ missing, approximations = [] }: SceneSpec): string[] {
  const near = approximations.map(({ words, drawnAs }) => `${words} (${drawnAs})`);
  const sentences = [
    ...(missing.length === 0 ? [] : [`Not drawn: ${missing.join(", ")}.`]),
    ...(near.length === 0 ? [] : [`Drawn as something similar: ${near.join(", ")}.`]),
  ];
  return sentences.length === 0 ? [] : [sentences.join(" ")];
}
