import type { ImprovementRequest } from "@kinora/contracts/prompt/improvement";
import type { ModelQuestion } from "./language-model.ts";

/**
 * Builds the question that asks a language model to improve a prompt. The answer must pass the same
 * checks as user text.
 */
export type WordsQuestion = (request: ImprovementRequest) => ModelQuestion<string>;
