/** A text as compiled by Lingui: strings, and placeholders with the text of each case. */
export type CompiledWords =
  | string
  | readonly (string | readonly [name: string, type?: string, cases?: unknown])[];

const PLAIN = "aceginosuyzACEGINOSUYZ";
const ACCENTED = "àçéĝîñöšüýžÀÇÉĜÎÑÖŠÜÝŽ";

/** Added length, as a share of the English text, to simulate verbose languages. */
const LONGER = 0.4;

/**
 * Converts a text to the pseudo-locale: in brackets, accented and longer. Placeholders and markup
 * are kept.
 */
export function pseudoWords(words: CompiledWords): CompiledWords {
  const more = ` ${"~".repeat(Math.ceil(lengthOf(words) * LONGER))}]`;
  return ["[", ...[accentedWords(words)].flat(), more];
}

function accentedWords(words: CompiledWords): CompiledWords {
  if (typeof words === "string") return accented(words);
  return words.map((part) => {
    if (typeof part === "string") return accented(part);
    const [name, type, cases] = part;
    if (type === undefined || !isCases(cases)) return part;
    const each = Object.entries(cases).map(([key, said]) => [
      key,
      isWords(said) ? accentedWords(said) : said,
    ]);
    return [name, type, Object.fromEntries(each)] as const;
  });
}

const isCases = (cases: unknown): cases is Readonly<Record<string, unknown>> =>
  typeof cases === "object" && cases !== null;

const isWords = (said: unknown): said is CompiledWords =>
  typeof said === "string" || Array.isArray(said);

const accented = (words: string): string =>
  words.replace(/<[^>]*>|[a-z]/gi, (sign) => ACCENTED[PLAIN.indexOf(sign)] ?? sign);

/**
 * Returns the length of a text; a choice counts as its last case, and other placeholders as
 * nothing.
 */
function lengthOf(words: CompiledWords): number {
  if (typeof words === "string") return words.replace(/<[^>]*>/g, "").length;
  return words.reduce((sum, part) => {
    if (typeof part === "string") return sum + lengthOf(part);
    const other = isCases(part[2]) ? part[2].other : "";
    return sum + (isWords(other) ? lengthOf(other) : 0);
  }, 0);
}
