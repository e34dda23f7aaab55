import { readPrompt } from "@kinora/studio/read/read-prompt";
import nlp from "compromise";
import { article, isLiving } from "../cast-figure.ts";
import { readClause } from "../read-deed.ts";
import { stripPrompt } from "../strip-prompt.ts";

/** The topic to explain or offer, and all that is known about it: the words of the prompt. */
export interface Topic {
  /** Fits after "about": "how bees make honey", "our new bakery". */
  readonly phrase: string;
  /** The prompt's own question, if it has one. */
  readonly question?: string;
  /** Complete sentences of the prompt, verbatim. */
  readonly facts: readonly string[];
}

const ASKS = /^(?:how|why|what|where|when|who|which)\b/i;
const INVERTED =
  /^(?:how|why|what|where|when|who|which)\b.*?\b(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have)\b \w/i;
const LONGEST = 12;
const LONGEST_PHRASE = 90;

const decapitalise = (text: string) =>
  /^\p{Lu}(?:\p{Ll}+ | )/u.test(text) && !/^I\b/.test(text) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const first = (text: string, words: number) =>
  [...text.split(" ").slice(0, words).join(" ")].slice(0, LONGEST_PHRASE).join("");

/** Adds an article to a bare noun: "Mouse steals cheese" is about a mouse. */
function withArticle(phrase: string): string {
  const [mention] = readPrompt(phrase).mentions;
  const bare = mention?.words === phrase && mention.count === 1 && isLiving(mention.subject);
  return bare ? article(phrase) : phrase;
}

/** Finds the topic of a prompt. Only declarative sentences become facts. */
export function readTopic(prompt: string): Topic {
  const text = stripPrompt(prompt)
    .text.replace(/[#[\]{}\\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const sentences: string[] = nlp(text)
    .sentences()
    .out("array")
    .map((sentence: string) => sentence.trim());
  const [opening = ""] = sentences;
  const bare = opening.replace(/[.!?…]+$/, "");
  const rest = sentences.slice(1);
  if (bare === "") return { phrase: "what you asked", facts: [] };
  if (ASKS.test(bare)) {
    const direct = INVERTED.test(bare) && /\?$/.test(opening);
    const asked = first(bare, LONGEST);
    return {
      phrase: direct ? `the question “${asked}?”` : decapitalise(asked),
      facts: rest,
      ...(direct ? { question: `${asked}?` } : {}),
    };
  }
  const { subject, deed } = readClause(bare);
  if (deed === undefined || subject === bare)
    return { phrase: decapitalise(first(bare, LONGEST)), facts: rest };
  return {
    phrase: withArticle(decapitalise(first(subject, LONGEST))),
    facts: [/[.!?…]$/.test(opening) ? opening : `${opening}.`, ...rest],
  };
}
