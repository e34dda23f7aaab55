import type { SceneSpec } from "./scene-spec.ts";

/** What the picture does not show as the prompt says it, in a sentence or two; nothing when it shows all. */
export function writeNotices({ missing, approximations = [] }: SceneSpec): string[] {
  const near = approximations.map(({ words, drawnAs }) => `${words} (${drawnAs})`);
  const sentences = [
    ...(missing.length === 0 ? [] : [sentence("Not drawn", missing)]),
    ...(near.length === 0 ? [] : [sentence("Drawn as something similar", near)]),
  ];
  return sentences.length === 0 ? [] : [sentences.join(" ")];
}

/** A word that was cut has its dots already. */
function sentence(what: string, named: readonly string[]): string {
  return `${what}: ${named.join(", ")}.`.replace(/…\.$/, "…");
}
