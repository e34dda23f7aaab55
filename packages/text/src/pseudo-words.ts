/** A sentence as Lingui compiles it: words, and placeholders with what is said in each case. */
export type CompiledWords =
  | string
  | readonly (string | readonly [name: string, type?: string, cases?: unknown])[];

const PLAIN = "aceginosuyzACEGINOSUYZ";
const ACCENTED = "àçéĝîñöšüýžÀÇÉĜÎÑÖŠÜÝŽ";

/** By so much the sentences of long languages are longer than English ones. */
const LONGER = 0.4;

/** A sentence in the pseudo-language: in brackets, accented and longer. Placeholders and marks stay as they are. */
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

/** Of the words; a choice counts as its last case, any other placeholder for nothing. */
function lengthOf(words: CompiledWords): number {
  if (typeof words === "string") return words.replace(/<[^>]*>/g, "").length;
  return words.reduce((sum, part) => {
    if (typeof part === "string") return sum + lengthOf(part);
    const other = isCases(part[2]) ? part[2].other : "";
    return sum + (isWords(other) ? lengthOf(other) : 0);
  }, 0);
}
