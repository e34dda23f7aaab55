/** US dollars per million tokens. */
export interface TokenPrice {
  readonly input: number;
  readonly output: number;
}

export interface TokenUsage {
  readonly input: number;
  /** Including reasoning tokens. */
  readonly output: number;
}

/** Returns the cost of tokens in thousandths of a US dollar, rounded up. */
export function millsOf({ input, output }: TokenUsage, price: TokenPrice): number {
  // The subtraction keeps floating-point error from rounding up.
  return Math.max(0, Math.ceil((input * price.input + output * price.output) / 1_000 - 1e-9));
}

/** Allowance for the tokens a service adds around a question. */
const AROUND = 200;

/**
 * Returns the maximum usage of a question. A token has at least one byte, and a character at most
 * four.
 */
export const mostUsage = (
  {
    instructions,
    data,
    shape,
  }: {
    readonly instructions: string;
    readonly data: string;
    readonly shape: { readonly schema: object };
  },
  mostTokens: number,
): TokenUsage => {
  const text = instructions + data + JSON.stringify(shape.schema);
  return { input: bytesOf(text) + AROUND, output: mostTokens };
};

/** Returns the length in UTF-8 bytes. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
