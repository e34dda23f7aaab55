/**
 * Bytes of a token. GPT-2's vocabularies write a byte as a letter: printable ones as themselves, the others
 * as the letters from 256 on.
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

/** Words of tokens: one begins with each blank. A word lasts from its first token to its last. */
export function joinTokens(tokens: readonly TimedToken[]): HeardWord[] {
  const words: { bytes: number[]; start: number; end: number }[] = [];
  for (const { bytes, start, end } of tokens) {
    const last = words.at(-1);
    if (last === undefined || bytes[0] === 0x20) words.push({ bytes: [...bytes], start, end });
    else {
      last.bytes.push(...bytes);
      // A stop is looked for in the silence after the word.
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
