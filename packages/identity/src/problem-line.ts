const LONGEST = 200;
/** Messages of the library that quote client input after the colon. */
const QUOTING = /(\bInvalid (?:\w*URL|origin)):.*/su;

/** Returns the problem as one short log line without client input. */
export function problemLine(message: string): string {
  const plain = message.slice(0, 10 * LONGEST).replace(QUOTING, "$1");
  const line = plain.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
