import type { Sentence } from "@kinora/contracts/message/sentence";
import type { SceneSpec } from "../scene/scene-spec.ts";

/** Returns notices of what differs from the prompt; empty when everything is shown. */
export function writeNotices({ missing, approximations = [] }: SceneSpec): Sentence[] {
  const near = approximations.map(({ words, drawnAs }) => `${words} (${drawnAs})`);
  return [
    ...(missing.length === 0 ? [] : [saying("picture.notDrawn", missing)]),
    ...(near.length === 0 ? [] : [saying("picture.drawnAs", near)]),
  ];
}

function saying(code: "picture.notDrawn" | "picture.drawnAs", words: readonly string[]): Sentence {
  return { code, params: { words: [...words] } };
}
