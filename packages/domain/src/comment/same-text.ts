/** Two comments with the same key are the same text: case, spaces and marks aside. */
export const sameTextKey = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{P}\p{Z}\p{C}]+/gu, " ")
    .trim();
