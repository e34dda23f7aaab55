/** Letters of other alphabets by the Latin letter they look like (a part of Unicode's confusables, UTS 39). */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: "аɑα",
  b: "Ьв",
  c: "сϲց",
  d: "ԁժ",
  e: "еєҽε",
  f: "ғϝֆ",
  h: "һհн",
  i: "іıιӏ",
  k: "кκ",
  l: "ӏι",
  m: "мϻ",
  n: "пոηռ",
  o: "оοօσө",
  p: "рρ",
  r: "гґր",
  s: "ѕտ",
  t: "тτե",
  u: "υսц",
  w: "ԝшաω",
  y: "уүγ",
};

const LATIN_OF: ReadonlyMap<string, readonly string[]> = readings();

function readings(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [latin, letters] of Object.entries(LOOKALIKES)) {
    for (const letter of letters) found.set(letter, [...(found.get(letter) ?? []), latin]);
  }
  return found;
}

/** The n-th reading of a lower-case text in Latin letters; a letter with only one reading always has that one. */
export function readAsLatin(text: string, reading: 0 | 1): string {
  return Array.from(text, (letter) => {
    const latin = LATIN_OF.get(letter);
    return latin ? (latin[reading] ?? latin[0]) : letter;
  }).join("");
}
