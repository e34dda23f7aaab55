/**
 * Creates a decoder from tokens to bytes. GPT-2's vocabularies represent a byte as a character:
 * printable ones as themselves, the others as characters from 256 on.
 */
export function createTokenReader(vocabulary: Readonly<Record<string, number>>) {
  const printable = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  const bytes = new Map<string, number>();
  let extra = 256;
  for (let byte = 0; byte < 256; byte += 1) {
    bytes.set(String.fromCharCode(printable(byte) ? byte : extra), byte);
    if (!printable(byte)) extra += 1;
  }
  const tokens = new Map(Object.entries(vocabulary).map(([text, id]) => [id, text]));
  return (id: number): number[] =>
    [...(tokens.get(id) ?? "")].map((letter) => bytes.get(letter) ?? 0x20);
}

export interface TimedToken {
  readonly bytes: readonly number[];
  /** Seconds. */
  readonly start: number;
  readonly end: number;
}

export interface HeardWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const isStop = (bytes: readonly number[]) =>
  /^[\p{P}\s]+$/u.test(Buffer.from(bytes).toString("utf8"));

/**
 * Joins tokens into words, each of which begins at a blank. A word lasts from its first token to
 * its last, in seconds.
 */
export function joinTokens(tokens: readonly TimedToken[]): HeardWord[] {
  const words: { bytes: number[]; start: number; end: number }[] = [];
  for (const { bytes, start, end } of tokens) {
    const last = words.at(-1);
    if (last === undefined || bytes[0] === 0x20) words.push({ bytes: [...bytes], start, end });
    else {
      last.bytes.push(...bytes);
      // The recogniser places punctuation in the silence after the word.
      if (!isStop(bytes)) last.end = end;
    }
  }
  return words
    .map(({ bytes, start, end }) => ({
      text: Buffer.from(bytes).toString("utf8").trim(),
      start,
      end,
    }))
    .filter(({ text }) => text !== "");
}
