/** Colour pairs that work on dark and on light backgrounds. */
const palettes = [
  ["7c5cff", "ff6fb5"],
  ["ff7a59", "ffc857"],
  ["12a594", "5b8cff"],
  ["ef476f", "7b2ff7"],
  ["2bc0e4", "3a4fd7"],
  ["f59e0b", "d7263d"],
  ["3fa34d", "0b7a75"],
  ["b24592", "f9837c"],
  ["4776e6", "a855f7"],
  ["00a28a", "9bc53d"],
  ["c471ed", "1fb6e0"],
  ["d9480f", "f7b733"],
] as const;

/** Path at which the API serves the generated avatar of a person without a picture. */
export function avatarAddress(userId: string): string {
  return `/avatars/${userId}.svg`;
}

/**
 * Draws an avatar for a person without a picture: a cut stone in their own colours, as SVG below
 * one kilobyte. The same seed gives the same picture.
 */
export function drawAvatar(seed: string): string {
  const number = hash(seed);
  const [from, to] = palettes[number % palettes.length] ?? palettes[0];
  const turn = (number >>> 8) % 360;
  const x = 34 + ((number >>> 17) % 28);
  const y = 30 + ((number >>> 23) % 28);
  const facets = [
    [`0 0 96 0 ${x} ${y}`, 0.22],
    [`0 0 0 96 ${x} ${y}`, 0.1],
    [`0 96 96 96 ${x} ${y}`, 0],
    [`96 0 96 96 ${x} ${y}`, 0.14],
  ].map(([points, opacity]) => `<path d='M${points}z' fill-opacity='${opacity}'/>`);
  return (
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'><linearGradient id='a' x2='1' y2='1'>` +
    `<stop stop-color='#${from}'/><stop offset='1' stop-color='#${to}'/></linearGradient>` +
    `<path fill='url(#a)' d='M0 0h96v96H0z'/>` +
    `<g fill='#fff' transform='rotate(${turn} 48 48) translate(48 48) scale(1.5) translate(-48 -48)'>` +
    `${facets.join("")}</g></svg>`
  );
}

/** 32-bit FNV-1a with a final mix, so that similar seeds give dissimilar pictures. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
