import { type Board, board } from "@kinora/contracts/story/board";

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * The storyboard a story's file carries; null where there is none or it is damaged. A recording of somebody's
 * own is not in it: such a story is spoken by its voice instead.
 */
export function restoreBoard(recipe: unknown): Board | null {
  if (!isFields(recipe) || recipe.type !== "text-to-story" || !isFields(recipe.story)) return null;
  const read = board.safeParse(recipe.story.board);
  if (!read.success) return null;
  const { settings } = read.data;
  if (settings.narration !== "own") return read.data;
  return { ...read.data, settings: { ...settings, narration: "voice", ownNarration: null } };
}
