const LONGEST = 200;
/** What the library says before it writes down what a client sent. */
const QUOTING = /(\bInvalid (?:\w*URL|origin)):.*/su;

/** What went wrong as one short line of a log, without what a client sent. */
export function problemLine(message: string): string {
  const plain = message.slice(0, 10 * LONGEST).replace(QUOTING, "$1");
  const line = plain.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
