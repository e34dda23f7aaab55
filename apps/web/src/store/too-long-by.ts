import { numberText } from "../ui/number-text.ts";
/** The one message about words that are too many: how many have to go, and that none went by itself. */
export function tooLongBy(characters: number): string {
  const many = `${numberText(characters)} ${characters === 1 ? "character" : "characters"}`;
  return `Your text is too long: take out ${many}. Nothing was cut.`;
}
