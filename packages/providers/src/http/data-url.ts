/** Anchored at its beginning and short: an expression over the content overflows the stack. */
const HEAD = /^data:([\w/+.-]*);base64,/;
const LONGEST_HEAD = 200;

/** Splits a data URL into its media type and base64 content; null when it is not one. */
export function readDataUrl(url: string): { mimeType: string; content: string } | null {
  const [head, mimeType] = HEAD.exec(url.slice(0, LONGEST_HEAD)) ?? [];
  if (head === undefined || mimeType === undefined) return null;
  return { mimeType, content: url.slice(head.length) };
}
