/** Stands in the prompt for a board with words on it; the lexicon casts it as the sign. */
export const SIGN_WORD = "wordsign";

/** Characters a board can show. */
const LONGEST = 40;

const QUOTED = /[“"«„]([^“”"«»„]{1,200})[”"»“]|「([^」]{1,200})」/gu;
/** What people write before the quotation: the board itself and its verb belong to the sign. */
const BEFORE =
  /(?:\b(?:an?|the|his|her|its|their)\s+)?(?:\b[\w-]+\s+)?\b(?:sign|signboard|banner|poster|placard|board|billboard|flag|text|words?|label|lettering|caption)s?\s*(?:\b(?:that|which)\b\s*)?(?:\b(?:says?|saying|reads?|reading|with the (?:text|words?)|labell?ed|written)\b)?\s*[:,]?\s*$/iu;
const VERB = /(?:\b(?:that|which)\b\s*)?\b(?:says?|saying|reads|written|labell?ed)\b\s*[:,]?\s*$/iu;

export interface SignReading {
  /** The prompt with `SIGN_WORD` where a board with words is asked for. */
  readonly text: string;
  /** What the boards say, in order. */
  readonly signs: readonly string[];
}

/** Takes text in quotation marks out of a prompt: it is to be written on a board, not cast. */
export function readSigns(prompt: string): SignReading {
  const signs: string[] = [];
  let text = "";
  let from = 0;
  for (const match of prompt.matchAll(QUOTED)) {
    const said = (match[1] ?? match[2] ?? "")
      .trim()
      .replace(/\s+/g, " ")
      .replace(/[.,;]$/, "");
    if (said === "" || signs.length >= 2) continue;
    signs.push([...said].slice(0, LONGEST).join(""));
    const before = prompt.slice(from, match.index);
    text += BEFORE.test(before)
      ? before.replace(BEFORE, ` a ${SIGN_WORD} `)
      : `${before.replace(VERB, "")} with a ${SIGN_WORD} `;
    from = match.index + match[0].length;
  }
  return { text: text + prompt.slice(from), signs };
}
