import { UNSAFE_CATEGORIES, type UnsafeCategory } from "@kinora/contracts/word/word-list";
import { t } from "@lingui/core/macro";

/** Labels of the categories of very unsafe words, which is all that is disclosed about them. */
export const unsafeCategories = (): Readonly<Record<UnsafeCategory, string>> => ({
  child_abuse: t`Child abuse`,
  sexual_violence: t`Sexual violence`,
  hate: t`Hate`,
  terrorism: t`Terrorism`,
  self_harm: t`Self-harm`,
  animal_cruelty: t`Cruelty to animals`,
});

/**
 * Returns the label of a refusal's category; null when it has none or one this page does not know.
 */
export function unsafeCategory(said: unknown): string | null {
  const known = UNSAFE_CATEGORIES.find((category) => category === said);
  return known ? unsafeCategories()[known] : null;
}
