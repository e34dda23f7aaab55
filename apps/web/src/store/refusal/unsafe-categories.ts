import { UNSAFE_CATEGORIES, type UnsafeCategory } from "@kinora/contracts/word/word-list";
import { t } from "@lingui/core/macro";

/** What very unsafe words are about: all that is told of them. */
export const unsafeCategories = (): Readonly<Record<UnsafeCategory, string>> => ({
  child_abuse: t`Child abuse`,
  sexual_violence: t`Sexual violence`,
  hate: t`Hate`,
  terrorism: t`Terrorism`,
  self_harm: t`Self-harm`,
  animal_cruelty: t`Cruelty to animals`,
});

/** Of what a refusal says; null: it says none, or one that this page does not know. */
export function unsafeCategory(said: unknown): string | null {
  const known = UNSAFE_CATEGORIES.find((category) => category === said);
  return known ? unsafeCategories()[known] : null;
}
