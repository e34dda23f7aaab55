import { type ProfileChange, profileChange } from "@kinora/contracts/account/account";
import { fieldSentence } from "@kinora/contracts/field/field-sentence";
import { localeNamed } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";
import { readLocale } from "../../text/reading.ts";

type Checked =
  | { readonly change: ProfileChange }
  /** The errors, by field. */
  | { readonly flaws: Readonly<Record<string, string>> };

/** Checks a profile with the server's rules. */
export function checkProfile(wanted: object): Checked {
  const checked = profileChange.safeParse(wanted);
  if (checked.success) return { change: checked.data };
  const flaws = checked.error.issues.map((issue) => [
    issue.path[0],
    sentence(fieldSentence(issue), localeNamed(readLocale())),
  ]);
  return { flaws: Object.fromEntries(flaws) };
}
