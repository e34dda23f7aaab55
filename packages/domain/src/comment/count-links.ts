/** An address with a scheme, one that begins with www, or a name with a known ending. */
const LINK =
  /\b[a-z][a-z\d+.-]{1,20}:\/\/\S|\bwww\.\S|(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:com|net|org|info|biz|io|co|ai|app|dev|xyz|me|tv|gg|ly|gl|ru|cn|de|uk|shop|site|online|store|live|club|link|top|click|win|vip|cc|su|fm|sh|to|page|pro|fun|icu|space|website)(?![\p{L}\p{N}-])/giu;

/** Counts what leads or is meant to lead elsewhere; what hides a link in other signs counts too. */
export function countLinks(text: string): number {
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s*[([{]\s*(?:dot|\.)\s*[)\]}]\s*/giu, ".");
  // An address with a scheme may begin with www, and its name has an ending.
  return plain.split(/\s+/u).filter((piece) => piece.search(LINK) >= 0).length;
}
