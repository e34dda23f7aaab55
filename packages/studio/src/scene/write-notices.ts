import type { SceneSpec } from "./scene-spec.ts";

/** What the picture does not show as the prompt says it, in one sentence; nothing when it shows all. */
export function writeNotices({ missing, approximations = [] }: SceneSpec): string[] {
  const named = [
    ...missing,
    ...approximations.map(({ words, drawnAs }) => `${words} (drawn as ${drawnAs})`),
  ];
  return named.length === 0 ? [] : [`No picture for: ${named.join(", ")}`];
}
