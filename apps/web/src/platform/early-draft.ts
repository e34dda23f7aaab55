import { promptDraft } from "../entities/prompt/prompt-draft.ts";
import { isText } from "../store/stored-value.ts";

const FIELD = 'textarea[aria-label="Prompt"]';

/**
 * Shows the draft's text in the server's page before the app starts, so that a user who begins to
 * type does not find it joined to theirs later. Text that is unsuitable or another user's is
 * removed when the app renders its field.
 *
 * @returns the field that contains it; null without a draft, or when the user has already begun to
 * type
 */
export function showDraft(page: Element): HTMLTextAreaElement | null {
  const { prompt: words } = promptDraft() ?? {};
  const field = page.querySelector<HTMLTextAreaElement>(FIELD);
  if (!field || !isText(words) || field.value !== "") return null;
  field.value = words;
  // A user whom the browser has focused here continues after the text.
  if (field === document.activeElement) field.setSelectionRange(words.length, words.length);
  return field;
}
