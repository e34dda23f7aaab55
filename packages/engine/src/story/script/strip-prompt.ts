const LEAD_IN =
  /^(?:please )?(?:(?:tell|write|make|create|give)(?: me| us)? )?(?:an? |the )?(?:short |little |funny |long )?(?:story|tale|video|film|movie|clip|picture|script) (?:about|of|on|in which|where) /i;
const CALLED = /,? (?:called|named) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)/u;
const NAMED_FIRST = /^(\p{Lu}[\p{L}'’-]+) (?=the \p{Ll})|^(\p{Lu}[\p{L}'’-]+), (?=an? )/u;

/** Names that are often written small. */
const PROPER =
  /\b(?:mars|venus|jupiter|saturn|neptune|pluto|christmas|halloween|easter|paris|london|rome|egypt|africa|asia|europe|america|japan|china|india|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)\b/g;

/** Without "tell me a story about", without the name the prompt gives its hero. */
export function stripPrompt(prompt: string): { text: string; name: string | undefined } {
  const text = prompt
    .replace(/\s+/g, " ")
    .trim()
    .replace(LEAD_IN, "")
    .replace(PROPER, (name) => name.charAt(0).toUpperCase() + name.slice(1));
  const called = CALLED.exec(text);
  if (called !== null) return { text: text.replace(CALLED, ""), name: called[1] };
  const first = NAMED_FIRST.exec(text);
  if (first !== null) {
    const name = first[1] ?? first[2];
    return { text: text.slice(first[0].length).replace(/^(.+?),(?= )/, "$1"), name };
  }
  return { text, name: undefined };
}
