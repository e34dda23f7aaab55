/** A paragraph of a script, with its spoken text and its directions. */
export interface ScriptBlock {
  /** Verbatim, including inner white space. */
  readonly text: string;
  readonly hints: readonly string[];
  /** Null for the narrator. */
  readonly speaker: string | null;
  /** True when the script asks for a new scene here. */
  readonly isMarked: boolean;
}

// Patterns for a trimmed line. None of them scans a run of the same characters twice.
const RULE = /^(?:-{3,}|\*{3,}|_{3,}|={3,})$/;
const HEADING = /^#{1,6}\s+(.+)$/s;
const BRACKETS = /^\[([^[\]]*)\]$/;
const SLUG = /^(?:INT|EXT|INT\.?\/EXT|EST)\b[. ]\s*(.*)$/s;
const SCENE =
  /^(?:\*\*)?(?:scene|szene|scène|escena|scena|cena)\s+\d+\s*(?:[:.–—-]\s*(.*?))?(?:\*\*)?$/is;
const ASIDE = /^\(([^()]*)\)$/;
// Patterns for an untrimmed line.
const NARRATOR =
  /^\s*(?:\*\*)?(?:narrator|narration|voice[ -]?over|v\.?o\.?|erzähler(?:in)?|narrateur|narrador(?:a)?)(?:\*\*)?\s*:(?:\*\*)?[ \t]*/i;
const SHOUTED = /^\s*(\p{Lu}[\p{Lu}\p{N}'’.-]+(?: \p{Lu}[\p{Lu}\p{N}'’.-]*){0,2})\s*:[ \t]+(?=\S)/u;
const LABEL = /^\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?):[ \t]+(?=\S)/u;

/**
 * Finds the names that precede a colon at the start of at least two lines, which makes them
 * speakers.
 */
function findSpeakers(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = LABEL.exec(line)?.[1];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([name]) => name));
}

/** Returns the text of a heading, without closing marks. */
function headingIn(line: string, plain: string): string | null {
  const said = /^\s{0,3}#/.test(line) ? HEADING.exec(plain)?.[1] : undefined;
  return said === undefined ? null : said.replace(/(?<!#)#+$/, "").trimEnd() || said;
}

const capital = (name: string) =>
  name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * Splits a script into paragraphs. Kept as directions instead of spoken text: lines in [brackets]
 * or (brackets), "INT." and "EXT." lines, markdown headings, "Scene 3:" (the rest of its line is a
 * direction unless it ends like a sentence) and rules of dashes; also the name before a colon:
 * "Narrator:", NAMES IN CAPITALS, and names that speak at least twice. All other text is spoken
 * verbatim.
 */
export function readDirections(script: string): ScriptBlock[] {
  const lines = script.split(/(?<=\n)/);
  const speakers = findSpeakers(lines);
  const blocks: ScriptBlock[] = [];
  let text = "";
  let hints: string[] = [];
  let speaker: string | null = null;
  let isMarked = false;
  const close = () => {
    if (text.trim() !== "") {
      blocks.push({ text, hints, speaker, isMarked });
      hints = [];
      isMarked = false;
    }
    text = "";
  };
  const mark = (hint: string | undefined) => {
    close();
    speaker = null;
    isMarked = true;
    if (hint !== undefined && hint.trim() !== "") hints.push(hint.trim());
  };
  for (const line of lines) {
    const plain = line.trim();
    const scene = SCENE.exec(plain);
    const heading = headingIn(line, plain);
    const slug = SLUG.exec(plain);
    const aside = BRACKETS.exec(plain) ?? ASIDE.exec(plain);
    const named = SHOUTED.exec(line) ?? LABEL.exec(line);
    const isSpeaker = named !== null && (SHOUTED.test(line) || speakers.has(named[1] ?? ""));
    const narrator = NARRATOR.exec(line);
    if (RULE.test(plain)) mark(undefined);
    else if (scene !== null) {
      const said = /[.!?…。！？؟”"]$/.test(scene[1]?.trimEnd() ?? "") ? scene[1] : undefined;
      mark(said === undefined ? scene[1] : undefined);
      if (said !== undefined) text = `${said}\n`;
    } else if (heading !== null) mark(heading);
    else if (slug !== null) mark(slug[1]);
    else if (aside !== null && /^(?:INT|EXT|EST)\b/.test(aside[1] ?? "")) mark(aside[1]);
    else if (aside !== null) {
      close();
      hints.push((aside[1] ?? "").trim());
    } else if (narrator !== null) {
      close();
      speaker = null;
      text = line.slice(narrator[0].length);
    } else if (isSpeaker && named !== null) {
      close();
      speaker = capital(named[1] ?? "");
      text = line.slice(named[0].length);
    } else if (line.trim() === "") {
      // White space belongs to the preceding text, because scenes are cut from the script
      // unchanged.
      const last = blocks.at(-1);
      if (text !== "") text += line;
      else if (last !== undefined && !isMarked && hints.length === 0)
        blocks[blocks.length - 1] = { ...last, text: last.text + line };
      close();
      speaker = null;
    } else text += line;
  }
  close();
  return blocks;
}
