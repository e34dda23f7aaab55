import { z } from "zod";
import { says } from "../field/field-sentence.ts";
import { PROMPT_MAX } from "../limits.ts";
import { isVisible } from "../text/visible-text.ts";
import { CONTENT_KINDS } from "./vocabulary.ts";

/** Text that the prompt field accepts, whoever wrote it. */
export const promptWords = z
  .string()
  .trim()
  .max(PROMPT_MAX)
  .refine(isVisible, says("field.noPrompt"));

export const improvementRequest = z
  .strictObject({ prompt: promptWords, kind: z.enum(CONTENT_KINDS) })
  .meta({ id: "ImprovementRequest" });
export type ImprovementRequest = z.output<typeof improvementRequest>;

/** A language model's version of a user's prompt, shown beside it to accept or ignore. */
export const improvement = z
  .object({
    id: z.string(),
    /** `left` when the prompt stays as it is. */
    state: z.enum(["waiting", "improved", "left"]),
    /** Name of the model. */
    model: z.string(),
    before: z.string(),
    /** Null until it is improved. */
    after: z.string().nullable(),
    /** Why it was left, in words. */
    why: z.string().nullable(),
  })
  .meta({ id: "Improvement" });
export type Improvement = z.output<typeof improvement>;
