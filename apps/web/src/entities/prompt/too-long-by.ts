import { plural, t } from "@lingui/core/macro";

/**
 * The one message for a text that is too long: how many characters to remove, and that none were
 * cut.
 */
export function tooLongBy(characters: number): string {
  return t`Your text is too long: take out ${plural(characters, { one: "# character", other: "# characters" })}. Nothing was cut.`;
}
