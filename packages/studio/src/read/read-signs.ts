/** Placeholder in the prompt for a board with writing; the lexicon casts it as the sign. */
export const SIGN_WORD = "wordsign";

/** Maximum characters on a board. */
const LONGEST = 40;

const QUOTED = /[“"«„]([^“”"«»„]{1,200})[”"»“]|「([^」]{1,200})」/gu;
/** Words before the quotation that belong to the sign: the board itself and its verb. */
const BEFORE =
  /(?:\b(?:an?|the|his|her|its|their)\s+)?(?:\b[\w-]+\s+)?\b(?:sign|signboard|banner|poster|placard|board|billboard|flag|text|words?|label|lettering|caption)s?\s*(?:\b(?:that|which)\b\s*)?(?:\b(?:says?|saying|reads?|reading|with the (?:text|words?)|labell?ed|written)\b)?\s*[:,]?\s*$/iu;
const VERB = /(?:\b(?:that|which)\b\s*)?\b(?:says?|saying|reads|written|labell?ed)\b\s*[:,]?\s*$/iu;

export interface SignReading {
  /** The prompt with `SIGN_WORD` in place of each board with writing. */
  readonly text: string;
  /** Texts of the boards, in order. */
  readonly signs: readonly string[];
}

/** Extracts quoted text from a prompt, which is written on a board instead of being cast. */
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
