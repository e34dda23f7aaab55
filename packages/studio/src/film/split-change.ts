/** The two halves of a prompt that describes a change. */
export interface Change {
  readonly before: string;
  readonly after: string;
}

const SLOWLY = "(?:(?:slowly|smoothly|gently|suddenly|magically|gradually)\\s+)?";
const TURNING =
  "(?:turn(?:s|ing|ed)?|morph(?:s|ing|ed)?|transform(?:s|ing|ed)?|chang(?:e|es|ing|ed)|melt(?:s|ing|ed)?|evolv(?:e|es|ing|ed)|dissolv(?:e|es|ing|ed)|shift(?:s|ing|ed)?)";
const BECOMING = "(?:becom(?:e|es|ing)|became)";
const CHANGE = new RegExp(
  `^(.+?)[\\s,]+(?:that\\s+|which\\s+|who\\s+)?(?:is\\s+|are\\s+)?${SLOWLY}(?:${TURNING}\\s+${SLOWLY}(?:in)?to|${BECOMING})\\s+(.+)$|^(.+?)\\s*(?:→|->|=>)\\s*(.+)$`,
  "is",
);
const FROM_TO = /^(.*?)\bfrom\s+(.+?)\s+to\s+(.+)$/is;

/**
 * Splits "a caterpillar turns into a butterfly", "a forest from summer to winter", "day → night";
 * null for other prompts.
 */
export function splitChange(prompt: string): Change | null {
  const [, turned, into, first, second] = CHANGE.exec(prompt) ?? [];
  const before = turned ?? first;
  const after = into ?? second;
  if (before !== undefined && after !== undefined) return { before, after };
  const [, head, from, to] = FROM_TO.exec(prompt) ?? [];
  if (head === undefined || from === undefined || to === undefined) return null;
  return { before: `${head}${from}`, after: `${head}${to}` };
}
