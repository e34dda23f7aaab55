/** The one message about words that are too many: how many have to go, and that none went by itself. */
export function tooLongBy(characters: number): string {
  const many = `${characters.toLocaleString("en")} ${characters === 1 ? "character" : "characters"}`;
  return `Your text is too long: take out ${many}. Nothing was cut.`;
}
