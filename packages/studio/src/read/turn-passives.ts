import { DETERMINERS } from "./lexicon/function-words.ts";
import { COUNT_WORDS } from "./lexicon/modifier-words.ts";
import { QUIET_WORDS } from "./lexicon/quiet-words.ts";
import { RELATION_WORDS } from "./lexicon/relation-words.ts";
import type { Term } from "./split-terms.ts";

const AUXILIARIES: ReadonlySet<string> = new Set(
  "is are was were being been be gets getting".split(" "),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ eaten: "eating", read: "reading", held: "holding", ridden: "riding", driven: "driving" },
  ...{ worn: "wearing", thrown: "throwing", drunk: "drinking", flown: "flying", given: "giving" },
  ...{ stolen: "stealing", brought: "bringing", fed: "feeding", fought: "fighting" },
  ...{ dragged: "dragging", hugged: "hugging", hauled: "hauling", caught: "catching" },
};

/** Returns the progressive form of a past participle: "carrying" for "carried". */
function progressiveOf(word: string): string | undefined {
  const known = IRREGULAR[word];
  if (known !== undefined) return known;
  if (word.endsWith("ied")) return `${word.slice(0, -3)}ying`;
  return word.endsWith("ed") ? `${word.slice(0, -2)}ing` : undefined;
}

const opens = ({ text }: Term) =>
  DETERMINERS.has(text) || COUNT_WORDS[text] !== undefined || /^\d+$/.test(text);

/** Returns the first term of the noun phrase that ends before `end`. */
function startOf(terms: readonly Term[], end: number, from: number): number {
  const first = terms.slice(from, end).findLastIndex((term) => term.pause) + from + 1;
  const opened = terms.slice(first, end).findLastIndex(opens);
  return opened < 0 ? first : first + opened;
}

/** Returns the index after the noun phrase that begins at `from`. */
function endOf(terms: readonly Term[], from: number): number {
  let end = from;
  while (end < terms.length) {
    const term = terms[end];
    if (term === undefined) break;
    const within = end === from || ["noun", "adjective"].includes(term.part);
    if (!within || (end > from && RELATION_WORDS.has(term.text))) break;
    end += 1;
    if (term.pause) break;
  }
  return end;
}

/**
 * Turns passives into the active voice, in which their relation is read: "a book being read by a
 * fox" becomes "a fox reading a book". Without an auxiliary ("a shore fringed by a wood") only
 * verbs that relate two figures are turned.
 */
export function turnPassives(terms: readonly Term[]): Term[] {
  const turned = [...terms];
  for (let by = 2; by < turned.length - 1; by += 1) {
    const verb = turned[by - 1];
    if (turned[by]?.text !== "by" || verb === undefined || verb.pause) continue;
    const doing = progressiveOf(verb.text);
    if (doing === undefined || QUIET_WORDS.has(verb.text)) continue;
    let end = by - 1;
    while (AUXILIARIES.has(turned[end - 1]?.text ?? "")) end -= 1;
    if (end === by - 1 && !RELATION_WORDS.has(doing)) continue;
    const start = startOf(turned, end, 0);
    const stop = endOf(turned, by + 1);
    const done = turned.slice(start, end);
    const doer = turned.slice(by + 1, stop);
    const last = doer.at(-1);
    if (done.length === 0 || last === undefined || !opens(doer[0] ?? last)) continue;
    const progressive: Term = { text: doing, written: verb.written, part: "verb", pause: false };
    // The pause after the doer now follows the thing.
    const closing = done.map((term, index) =>
      index === done.length - 1 ? { ...term, pause: last.pause } : term,
    );
    const leading = doer.map((term) => ({ ...term, pause: false }));
    turned.splice(start, stop - start, ...leading, progressive, ...closing);
  }
  return turned;
}
