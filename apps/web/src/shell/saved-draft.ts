import { PROMPT_MAX } from "@kinora/contracts/limits";
import { type PromptForm, promptForm } from "@kinora/contracts/prompt/prompt-form";
import { z } from "zod";

/** A form as it may be left: the prompt may still be empty. */
const savedDraft = promptForm.extend({ prompt: z.string().max(PROMPT_MAX * 2) });

export function parseDraft(saved: unknown): PromptForm | null {
  const parsed = savedDraft.safeParse(saved);
  return parsed.success ? parsed.data : null;
}
