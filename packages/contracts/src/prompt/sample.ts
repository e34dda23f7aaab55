import { z } from "zod";

/** What a sample shows: a visual style, a model, one of EXAMPLE_PROMPTS, or how a voice sounds. */
export const SAMPLE_SUBJECTS = ["style", "model", "example", "voice"] as const;

/** A small picture, or some words spoken, made here by the engine itself to choose by. */
export const sample = z
  .object({
    about: z.enum(SAMPLE_SUBJECTS),
    /** The style, the key of the model, the prompt, or the key of the voice. */
    name: z.string(),
    /** The words it was drawn for, or that are spoken. */
    prompt: z.string(),
    /** Null until it has been made. */
    url: z.string().nullable(),
  })
  .meta({ id: "Sample" });
export type Sample = z.infer<typeof sample>;

export const sampleList = z.object({ items: z.array(sample) });
