import type { Creation } from "@kinora/contracts/creation/creation";
import { isRecord, isText } from "../../store/stored-value.ts";

/** The words of one scene of a story's film. */
export interface SpokenScene {
  readonly id: string;
  /** Empty when nobody speaks. */
  readonly said: string;
  /** What is shown instead of the spoken words; null when they are the same. */
  readonly caption: string | null;
  /** Name of who speaks; null for the narrator. */
  readonly speaker: string | null;
  /** Seconds into the film; null until it is made. */
  readonly start: number | null;
}

/**
 * Returns the words of a story's film, scene by scene, from its recipe and without the recipe's
 * schema, which is as large as a whole page. Empty for other works.
 */
export function transcriptOf({
  recipe,
  chapters,
}: Pick<Creation, "recipe" | "chapters">): readonly SpokenScene[] {
  const board = isRecord(recipe.story) ? recipe.story.board : null;
  if (!isRecord(board) || !Array.isArray(board.scenes)) return [];
  const cast = Array.isArray(board.cast) ? board.cast.filter(isRecord) : [];
  return board.scenes.filter(isRecord).map(({ id, narration, caption, speaker }, index) => {
    const name = cast.find((one) => one.id === speaker)?.name;
    const said = isText(narration) ? narration.trim() : "";
    const shown = isText(caption) ? caption.trim() : said;
    return {
      ...{ id: String(id), said, caption: shown === said ? null : shown },
      speaker: isText(name) ? name : null,
      // A film has one chapter per scene.
      start: chapters[index]?.start ?? null,
    };
  });
}
