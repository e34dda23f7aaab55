import { z } from "zod";
import { unshown } from "../field/unshown.ts";

/** The language model used for scripts and improved prompts, and those to choose from. */
export const languageModel = z.object({
  /** Null when none is used. */
  current: z
    .object({
      /** One of the offers; null when the environment names the model. */
      service: z.string().nullable(),
      /** Display name of the service or server. */
      title: z.string(),
      model: z.string(),
    })
    .nullable(),
  /** Services with a key, and servers that answer on this machine. */
  offers: z.array(
    z.object({
      service: z.string(),
      title: z.string(),
      /** True when it runs on this machine, so that it is free and no text leaves the machine. */
      local: z.boolean(),
      /** Null when it does not answer, or rejects its key. */
      models: z.array(z.string()).nullable(),
    }),
  ),
});
export type LanguageModelState = z.output<typeof languageModel>;

/** Why this is not free text of a user: values that are not on the list are rejected. */
const NAMED = "names a language model of a list";

export const languageModelChoice = z.strictObject({
  service: unshown(z.string().min(1).max(40), NAMED),
  model: unshown(
    z
      .string()
      .min(1)
      .max(120)
      .regex(/^[\w./:@-]+$/),
    NAMED,
  ),
});
export type LanguageModelChoice = z.output<typeof languageModelChoice>;
