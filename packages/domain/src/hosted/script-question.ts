import type { Board } from "@kinora/contracts/story/board";
import type { ModelQuestion } from "../generation/language-model.ts";
import type { ScriptOrder } from "../story/script-writer.ts";

/** How a language model is asked for a script. Its answer is read as a board that passes what every board passes, or not at all. */
export type ScriptQuestion = (order: ScriptOrder) => Promise<ModelQuestion<Board>>;
