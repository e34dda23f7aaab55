import { plural, t } from "@lingui/core/macro";

/** The one message about words that are too many: how many have to go, and that none went by itself. */
export function tooLongBy(characters: number): string {
  return t`Your text is too long: take out ${plural(characters, { one: "# character", other: "# characters" })}. Nothing was cut.`;
}
