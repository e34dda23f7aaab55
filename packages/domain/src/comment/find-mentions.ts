/** Not inside a word or an address of mail: "ada@example.com" mentions nobody. */
const MENTION = /(?<![\p{L}\p{N}_@./])@([A-Za-z0-9_]{3,30})(?![A-Za-z0-9_@])/gu;

export interface NamedHandle {
  /** In lower case, without the sign. */
  readonly handle: string;
  /** Of the sign, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Every place of a text that names a person by their handle, in order. */
export function findMentions(text: string): readonly NamedHandle[] {
  return [...text.matchAll(MENTION)].map((match) => ({
    handle: (match[1] ?? "").toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
