/** US dollars for a million tokens. */
export interface TokenPrice {
  readonly input: number;
  readonly output: number;
}

export interface TokenUsage {
  readonly input: number;
  /** What it thought included. */
  readonly output: number;
}

/** What tokens cost, in thousandths of a US dollar, rounded up. */
export function millsOf({ input, output }: TokenUsage, price: TokenPrice): number {
  // Of what floating point adds behind the comma nothing is made.
  return Math.max(0, Math.ceil((input * price.input + output * price.output) / 1_000 - 1e-9));
}

/** What a service puts around a question. */
const AROUND = 200;

/** The most that a question may use: no token is shorter than a byte, and no character longer than four. */
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

/** Of UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
