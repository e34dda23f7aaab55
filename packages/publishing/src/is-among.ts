/**
 * Returns whether a text is among others, whose spaces and letters the platform may have written in
 * another way.
 */
export const isAmong = (text: string, others: readonly string[]): boolean =>
  others.some((one) => plain(one) === plain(text));

const plain = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();
