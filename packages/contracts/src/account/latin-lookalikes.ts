/** Letters of other alphabets, and small capitals, by the Latin letter they look like (a part of Unicode's confusables, UTS 39). */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: "аɑαᴀ",
  b: "Ьвʙ",
  c: "сϲցᴄ",
  d: "ԁժᴅд",
  e: "еєҽεᴇ",
  f: "ғϝֆꜰ",
  h: "һհнʜ",
  i: "іıιӏɪ",
  k: "кκᴋ",
  l: "ӏιʟ",
  m: "мϻᴍ",
  n: "пոηռɴ",
  o: "оοօσөᴏ",
  p: "рρᴘ",
  r: "гґրʀ",
  s: "ѕտꜱ",
  t: "тτեᴛ",
  u: "υսцᴜ",
  w: "ԝшաωᴡ",
  y: "уүγʏ",
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
