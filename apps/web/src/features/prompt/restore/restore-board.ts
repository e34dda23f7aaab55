import { type Board, board } from "@kinora/contracts/story/board";

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * Returns the storyboard in a story's file; null when there is none or it is damaged. Recordings
 * are not included: such a story is narrated by its voice instead.
 */
export function restoreBoard(recipe: unknown): Board | null {
  if (!isFields(recipe) || recipe.type !== "text-to-story" || !isFields(recipe.story)) return null;
  const read = board.safeParse(recipe.story.board);
  if (!read.success) return null;
  const { settings } = read.data;
  if (settings.narration !== "own") return read.data;
  return { ...read.data, settings: { ...settings, narration: "voice", ownNarration: null } };
}
