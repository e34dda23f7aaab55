import { promptDraft } from "../entities/prompt/prompt-draft.ts";
import { isText } from "../store/stored-value.ts";

const FIELD = 'textarea[aria-label="Prompt"]';

/**
 * Shows the words of the draft in the server's page before the app is there: whoever begins to write must not
 * find them glued to theirs later. Words of no use, or somebody else's, go as the app draws its field.
 *
 * @returns the field they are in now; null without a draft, and where somebody has begun to write already
 */
export function showDraft(page: Element): HTMLTextAreaElement | null {
  const { prompt: words } = promptDraft() ?? {};
  const field = page.querySelector<HTMLTextAreaElement>(FIELD);
  if (!field || !isText(words) || field.value !== "") return null;
  field.value = words;
  // Whoever the browser has put into it goes on behind the words.
  if (field === document.activeElement) field.setSelectionRange(words.length, words.length);
  return field;
}
