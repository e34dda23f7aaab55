import { z } from "zod";

/** Subject of a sample: a visual style, a model, one of EXAMPLE_PROMPTS, or a voice. */
export const SAMPLE_SUBJECTS = ["style", "model", "example", "voice"] as const;

/** A small picture, or some spoken words, made by the built-in engine as an aid to choosing. */
export const sample = z
  .object({
    about: z.enum(SAMPLE_SUBJECTS),
    /** The style, the key of the model, the prompt, or the key of the voice. */
    name: z.string(),
    /** The prompt of the picture, or the spoken words. */
    prompt: z.string(),
    /** Null until it has been made. */
    url: z.string().nullable(),
  })
  .meta({ id: "Sample" });
export type Sample = z.infer<typeof sample>;

export const sampleList = z.object({ items: z.array(sample) });
