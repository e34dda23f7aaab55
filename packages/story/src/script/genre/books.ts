import type { StorySettings } from "@kinora/contracts/story/board";
import { ACTION_PACKED } from "./action-packed.ts";
import { BASIC } from "./basic.ts";
import type { GenreBook } from "./book.ts";
import { EXTREME } from "./extreme.ts";
import { FUNNY } from "./funny.ts";
import { HISTORY } from "./history.ts";
import { MYSTERIOUS } from "./mysterious.ts";
import { ROMANTIC } from "./romantic.ts";
import { SCI_FI } from "./sci-fi.ts";

/** The voice of each genre. */
export const BOOKS: Readonly<Record<StorySettings["genre"], GenreBook>> = {
  history: HISTORY,
  "sci-fi": SCI_FI,
  funny: FUNNY,
  extreme: EXTREME,
  romantic: ROMANTIC,
  mysterious: MYSTERIOUS,
  "action-packed": ACTION_PACKED,
  basic: BASIC,
};
