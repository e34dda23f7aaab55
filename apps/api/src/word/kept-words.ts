import { type Recipe, storyOf } from "@kinora/contracts/recipe/recipe";
import { type Board, board as boardSchema } from "@kinora/contracts/story/board";
import type { ActPorts } from "@kinora/domain/creation/act-on-creation";
import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import type { PersonText } from "@kinora/domain/word/check-words";
import { shownTexts, unshownTexts } from "./shown-texts.ts";
import type { WordGate } from "./word-gate.ts";

const UNSHOWN = unshownTexts(boardSchema);

/** Returns the texts of a stored board that others may see or a service is sent. */
export const wordsOfBoard = (board: Board): readonly PersonText[] => shownTexts(board, UNSHOWN);

/** Checks the words of a user's own work again, before it is retried. */
export const wordRefuser =
  (
    reader: Pick<CreationReader, "find">,
    gate: Pick<WordGate, "passAgain">,
  ): ActPorts["refuseWords"] =>
  async (creationId, { id }) => {
    const creation = (await reader.find(creationId))?.creation;
    if (creation?.userId === id && creation.recipe)
      await gate.passAgain(wordsOfRecipe(creation.recipe));
  };

/** Returns the texts that a work is made from. */
function wordsOfRecipe(recipe: Recipe): readonly PersonText[] {
  const { prompt, negative_prompt } = recipe;
  const film = storyOf(recipe);
  return [
    { field: "prompt", text: prompt },
    { field: "negative_prompt", text: negative_prompt },
    ...(film ? wordsOfBoard(film.board) : []),
  ];
}
