import { z } from "zod";

/** What a sample shows: a visual style, a model, or one of EXAMPLE_PROMPTS. */
export const SAMPLE_SUBJECTS = ["style", "model", "example"] as const;

/** A small picture made here, by the engine itself, to choose by. */
export const sample = z
  .object({
    about: z.enum(SAMPLE_SUBJECTS),
    /** The style, the key of the model, or the prompt. */
    name: z.string(),
    /** The words it was drawn for. */
    prompt: z.string(),
    /** Null until it has been drawn. */
    url: z.string().nullable(),
  })
  .meta({ id: "Sample" });
export type Sample = z.infer<typeof sample>;

export const sampleList = z.object({ items: z.array(sample) });
