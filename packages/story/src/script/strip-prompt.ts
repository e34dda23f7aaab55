import { LEXICON } from "@kinora/studio/read/lexicon/lexicon";
import nlp from "compromise";
import { type Named, takeNames } from "./read-names.ts";

const LEAD_IN =
  /^(?:please )?(?:(?:tell|write|make|create|give)(?: me| us)? )?(?:an? |the )?(?:short |little |funny |long )?(?:story|tale|video|film|movie|clip|picture|script) (?:about|of|on|in which|where) /i;
const ONCE =
  /^(?:(?:once upon a time|long ago|once),? )?there (?:was|is|were|are|lived|lives) (?:once )?(?=an? |two |three )/i;
/** Reduces "Tomas is a baker" and "Mia finds an egg" to who it is, where English knows the name. */
const NAMED_IS = /^(\p{Lu}\p{Ll}+) (?:is|was) (?=an? )/u;
const NAMED_DOES = /^(\p{Lu}\p{Ll}+) (?=\p{Ll}+(?:s|ed)\b)/u;
const CALLED = /,? (?:called|named) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)/u;
const NAMED_FIRST = /^(\p{Lu}[\p{L}'’-]+) (?=the \p{Ll})|^(\p{Lu}[\p{L}'’-]+), (?=an? )/u;

/** Proper names that are often written in lower case. */
const PROPER =
  /\b(?:mars|venus|jupiter|saturn|neptune|pluto|christmas|halloween|easter|paris|london|rome|egypt|africa|asia|europe|america|japan|china|india|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)\b/g;

/** A prompt without phrases that only describe the request. */
export interface Stripped {
  readonly text: string;
  /** The name of the figure it begins with. */
  readonly name: string | undefined;
  /** Other figures named in the prompt. */
  readonly named: readonly Named[];
}

/** Removes "tell me a story about" and the names given in the prompt. */
export function stripPrompt(prompt: string): Stripped {
  const plain = prompt
    .replace(/\s+/g, " ")
    .trim()
    .replace(LEAD_IN, "")
    .replace(ONCE, "")
    .replace(PROPER, (name) => name.charAt(0).toUpperCase() + name.slice(1));
  const { text, named } = takeNames(plain);
  return { ...withoutFirstName(text), named };
}

function withoutFirstName(text: string): Omit<Stripped, "named"> {
  const called = CALLED.exec(text);
  if (called !== null) return { text: text.replace(CALLED, ""), name: called[1] };
  const first = NAMED_FIRST.exec(text);
  if (first !== null) {
    const name = first[1] ?? first[2];
    return { text: text.slice(first[0].length).replace(/^(.+?),(?= )/, "$1"), name };
  }
  const is = NAMED_IS.exec(text);
  if (is !== null) return { text: text.slice(is[0].length), name: is[1] };
  const [written = "", does = ""] = NAMED_DOES.exec(text) ?? [];
  const tags = nlp(does);
  if (does !== "" && tags.has("#FirstName") && !LEXICON.has(does.toLowerCase())) {
    const child = tags.has("#FemaleName") ? "a girl" : "a boy";
    return { text: `${child} ${text.slice(written.length)}`, name: does };
  }
  return { text, name: undefined };
}
