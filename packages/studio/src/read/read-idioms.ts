/** Idioms whose words name things that must not be drawn, with their meaning. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/\brain(?:ing|s|ed)? cats and dogs\b/gi, "heavy rain"],
  [/\bin (?:a )?sheep['’]?s clothing\b/gi, ""],
  [/\bthe big apple\b/gi, "new york"],
  [/\b(fish) out of water\b/gi, "$1"],
  [/\b(?:the )?early bird\b/gi, "a bird"],
  [/\b(?:river ?bank|bank of (?:a|the) (?:river|stream))\b/gi, "river"],
  [/\bpuss in boots\b/gi, "a cat"],
  [/\blittle red riding hood\b/gi, "a little girl"],
  [/\b(?:rock|jazz|pop|metal|punk) (?:band|group)s?\b/gi, "four singers"],
  [/\b(?:rock|jazz|pop) (?:concert|music|festival)s?\b/gi, "concert"],
  [/\ba bat and (a|the) ball\b/gi, "a cricket bat and $1 ball"],
  [
    /\bcrane (standing|wading|flying|dancing|in (?:the |shallow )?(?:water|lake|river|marsh))/gi,
    "crane bird $1",
  ],
  [/\b(?:with )?(?:a |an )?(?:\w+ )?bow in (?:her|his|its) hair\b/gi, ""],
  [/\b(?:tak(?:ing|es)) (?:a )?(?:pictures?|photos?|selfies?)(?: of)?\b/gi, "looking at"],
  [/(?<!\b(?:jump|leap|fl[yi]|soar|sail|hop|danc)\w*\s)\bover the moon\s*$/gi, "joyful"],
  [/\bpolka[- ]dot(?:s|ted)?\b/gi, "dotted"],
  [/\b(?:break|breaking) the ice\b/gi, "friendly"],
  [/\bfl(?:ying|ies|y) ((?:(?:a|the|his|her|their|red|big|colou?rful) )*kites?)\b/gi, "holding $1"],
  [/\bin the (?:boxing )?ring\b/gi, "in the arena"],
  // The country is capitalised inside the sentence.
  [/(?<=(?:\b(?:in|to|of|from|across|visiting)|,) )Turkey\b/g, "istanbul"],
];

/** Replaces idioms in a prompt with plain wording. */
export function readIdioms(prompt: string): string {
  return IDIOMS.reduce((text, [idiom, plain]) => text.replace(idiom, plain), prompt);
}
