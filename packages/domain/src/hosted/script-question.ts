import type { Board } from "@kinora/contracts/story/board";
import type { ModelQuestion } from "../generation/language-model.ts";
import type { ScriptOrder } from "../story/script-writer.ts";

/**
 * Builds the question that asks a language model for a script. The answer must be a board that
 * passes all board checks.
 */
export type ScriptQuestion = (order: ScriptOrder) => Promise<ModelQuestion<Board>>;
