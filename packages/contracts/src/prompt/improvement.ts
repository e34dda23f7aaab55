import { z } from "zod";
import { says } from "../field/field-sentence.ts";
import { PROMPT_MAX } from "../limits.ts";
import { isVisible } from "../text/visible-text.ts";
import { CONTENT_KINDS } from "./vocabulary.ts";

/** Words as the field of a prompt takes them, whoever wrote them. */
export const promptWords = z
  .string()
  .trim()
  .max(PROMPT_MAX)
  .refine(isVisible, says("field.noPrompt"));

export const improvementRequest = z
  .strictObject({ prompt: promptWords, kind: z.enum(CONTENT_KINDS) })
  .meta({ id: "ImprovementRequest" });
export type ImprovementRequest = z.output<typeof improvementRequest>;

/** What a language model makes of somebody's words: shown beside them, and theirs to take or leave. */
export const improvement = z
  .object({
    id: z.string(),
    /** `left`: they stay as they are. */
    state: z.enum(["waiting", "improved", "left"]),
    /** The name of the model that is asked. */
    model: z.string(),
    before: z.string(),
    /** Null until they are improved. */
    after: z.string().nullable(),
    /** In words, why they are left. */
    why: z.string().nullable(),
  })
  .meta({ id: "Improvement" });
export type Improvement = z.output<typeof improvement>;
