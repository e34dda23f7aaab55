import { PROMPT_MAX, WORKS_MAX } from "@kinora/contracts/limits";
import { additionalParams, promptForm } from "@kinora/contracts/prompt/prompt-form";
import { ASPECT_RATIOS } from "@kinora/contracts/prompt/vocabulary";
import { z } from "zod";
import { formFieldsSet, formLoaded } from "../entities/prompt/prompt-slice.ts";
import type { Store } from "../store/store.ts";

const lentSettings = z.strictObject({
  model: z.string().max(80),
  generationModel: z.string().max(80),
  additionalParams,
});

/**
 * A form as it may be stored: the prompt may still be empty. A parent without its prompt is
 * rejected.
 */
const savedDraft = promptForm.omit({ parentId: true }).extend({
  prompt: z.string().max(PROMPT_MAX * 2),
  otherSettings: z.record(z.string().max(40), additionalParams).optional(),
  lentShape: z
    .strictObject({
      input: z.string().max(40),
      shape: z.enum(ASPECT_RATIOS),
      own: z.strictObject({ shape: z.enum(ASPECT_RATIOS).optional() }).nullable(),
    })
    .nullish(),
  works: z.int().min(1).max(WORKS_MAX).default(1),
  beside: z.array(z.string().max(80)).max(WORKS_MAX).default([]),
  remix: z
    .strictObject({
      parentId: z.string().max(64),
      prompt: z.string(),
      lent: lentSettings,
      own: lentSettings,
    })
    .optional(),
});

/** Loads a stored draft into the form; one that can't be read changes nothing. */
export function restoreDraft(saved: unknown, { dispatch }: Pick<Store, "dispatch">): void {
  const parsed = savedDraft.strip().safeParse(saved);
  if (!parsed.success) return;
  const { works, beside, ...form } = parsed.data;
  dispatch(formLoaded(form));
  // Lasts longer than a form that is loaded from elsewhere.
  dispatch(formFieldsSet({ works, beside }));
}
