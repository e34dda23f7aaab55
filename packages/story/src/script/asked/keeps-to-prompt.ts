/** Number words that a text must not introduce; "one" is excluded because it is also an article. */
const NUMBERS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|twice|percent)\b/g;
const FIGURES = /\p{N}+(?:[.,:]\p{N}+)*/gu;
/** Capitalised words that do not begin a sentence. */
const NAMES = /(?<=[\p{Ll}\p{N},;:]["”’]?\s["“‘]?)\p{Lu}[\p{L}’'-]+/gu;

const plain = (text: string) =>
  text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();

/**
 * Checks that a scene adds nothing to the prompt: it restates words quoted from the prompt
 * (`source`) or only asks questions, and it introduces no number or name. Claims made in ordinary
 * words cannot be checked.
 */
export function keepsToPrompt(
  { narration, source }: { readonly narration: string; readonly source: string },
  prompt: string,
): boolean {
  if (bringsAlong(narration, prompt)) return false;
  const quoted = plain(source);
  if (quoted !== "") return plain(prompt).includes(quoted);
  return asksOnly(narration);
}

/** Returns true when a text contains a number or a name that is not in the prompt. */
export function bringsAlong(text: string, prompt: string): boolean {
  const known = plain(prompt);
  const words = new Set(known.match(/[\p{L}\p{N}][\p{L}\p{N}'.,:-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu));
  const brought = [
    ...(text.match(FIGURES) ?? []),
    ...(plain(text).match(NUMBERS) ?? []),
    ...(text.match(NAMES) ?? []).map(plain).filter((name) => !/^i(?:'|$)/.test(name)),
  ];
  return brought.some((each) => !words.has(each) && !words.has(each.replace(/'s$/, "")));
}

const asksOnly = (text: string) =>
  (text.match(/[^.!?…]+[.!?…]*/g) ?? []).every(
    (sentence) => sentence.trim() === "" || /\?["”’]?$/.test(sentence.trim()),
  );
