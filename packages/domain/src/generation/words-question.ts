import type { ImprovementRequest } from "@kinora/contracts/prompt/improvement";
import type { ModelQuestion } from "./language-model.ts";

/** How a language model is asked for better words. Its answer passes what a person's words pass, or is none. */
export type WordsQuestion = (request: ImprovementRequest) => ModelQuestion<string>;
