/** A paragraph of a script: what is said, and what was written for those who make it. */
export interface ScriptBlock {
  /** Letter for letter, with the white space inside it. */
  readonly text: string;
  readonly hints: readonly string[];
  /** Null: the narrator. */
  readonly speaker: string | null;
  /** A new scene is asked for here. */
  readonly isMarked: boolean;
}

// Of a line without the space around it. None of them looks twice at a run of anything.
const RULE = /^(?:-{3,}|\*{3,}|_{3,}|={3,})$/;
const HEADING = /^#{1,6}\s+(.+)$/s;
const BRACKETS = /^\[([^[\]]*)\]$/;
const SLUG = /^(?:INT|EXT|INT\.?\/EXT|EST)\b[. ]\s*(.*)$/s;
const SCENE =
  /^(?:\*\*)?(?:scene|szene|scène|escena|scena|cena)\s+\d+\s*(?:[:.–—-]\s*(.*?))?(?:\*\*)?$/is;
const ASIDE = /^\(([^()]*)\)$/;
// Of the line as it stands.
const NARRATOR =
  /^\s*(?:\*\*)?(?:narrator|narration|voice[ -]?over|v\.?o\.?|erzähler(?:in)?|narrateur|narrador(?:a)?)(?:\*\*)?\s*:(?:\*\*)?[ \t]*/i;
const SHOUTED = /^\s*(\p{Lu}[\p{Lu}\p{N}'’.-]+(?: \p{Lu}[\p{Lu}\p{N}'’.-]*){0,2})\s*:[ \t]+(?=\S)/u;
const LABEL = /^\s*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?):[ \t]+(?=\S)/u;

/** Names that stand before a colon at the beginning of two lines or more: so they are speakers. */
function findSpeakers(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = LABEL.exec(line)?.[1];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([name]) => name));
}

/** What a heading says, without the signs some put behind it too. */
function headingIn(line: string, plain: string): string | null {
  const said = /^\s{0,3}#/.test(line) ? HEADING.exec(plain)?.[1] : undefined;
  return said === undefined ? null : said.replace(/(?<!#)#+$/, "").trimEnd() || said;
}

const capital = (name: string) =>
  name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/**
 * Parts a script into paragraphs. Not spoken, but kept as directions: lines in [brackets] or
 * (brackets), "INT." and "EXT." lines, markdown headings, "Scene 3:" (what follows it on the line is
 * a direction unless it ends like a sentence), rules of dashes; and the name before a colon:
 * "Narrator:", NAMES IN CAPITALS, names that speak twice. All else is said, letter for letter.
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
      // The gap belongs to what was said before it: scenes are cut from the script as it stands.
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
