import { VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import type { EngineRoute } from "./model-entry.ts";
import { styleWords } from "./style-words.ts";

/** What the longest style adds to a prompt, with the full stop and space before it. */
const STYLE_ROOM = Math.max(...VISUAL_STYLES.map((style) => `. ${styleWords(style)}`.length));

/**
 * Returns the maximum UTF-16 units of a person's own words at a route, the same whatever style is
 * chosen; null when it takes as much as our form.
 */
export function promptMaxOf({ promptMax, tellsStyle }: EngineRoute): number | null {
  return promptMax === null ? null : promptMax - (tellsStyle ? STYLE_ROOM : 0);
}
