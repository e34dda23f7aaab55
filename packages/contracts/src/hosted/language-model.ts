import { z } from "zod";
import { unshown } from "../field/unshown.ts";

/** The language model that is asked for scripts and better words, and what there is to choose from. */
export const languageModel = z.object({
  /** Null: nobody is asked. */
  current: z
    .object({
      /** Of the offers; null: the environment names it. */
      service: z.string().nullable(),
      /** What the service, or the server, is called. */
      title: z.string(),
      model: z.string(),
    })
    .nullable(),
  /** Services with a key, and servers that answer on this machine. */
  offers: z.array(
    z.object({
      service: z.string(),
      title: z.string(),
      /** Does it run on this machine? Nothing is paid for it then, and no word leaves. */
      local: z.boolean(),
      /** Null: it does not answer, or not to its key. */
      models: z.array(z.string()).nullable(),
    }),
  ),
});
export type LanguageModelState = z.output<typeof languageModel>;

/** Why it is no text of a person's: what is not on the list is refused. */
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
