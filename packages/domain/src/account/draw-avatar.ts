/**
 * A picture for a person who has none: two cut facets in colours of their own, as a data address of
 * about 500 bytes. The same seed gives the same picture.
 */
export function drawAvatar(seed: string): string {
  const number = hash(seed);
  const hue = number % 360;
  const second = (hue + 40 + ((number >>> 9) % 80)) % 360;
  const x = 18 + ((number >>> 16) % 60);
  const y = 16 + ((number >>> 22) % 40);
  const tilt = (number >>> 5) % 90;
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'>` +
    `<linearGradient id='a' gradientTransform='rotate(${tilt})'>` +
    `<stop stop-color='hsl(${hue} 62% 56%)'/>` +
    `<stop offset='1' stop-color='hsl(${second} 68% 38%)'/></linearGradient>` +
    `<path fill='url(#a)' d='M0 0h96v96H0z'/>` +
    `<path fill='#fff' fill-opacity='.18' d='M${x} ${y} 96 ${96 - x} 40 96 0 ${y + 34}z'/>` +
    `<path fill='#fff' fill-opacity='.16' d='M${x} ${y} 0 ${y + 34} 0 0 ${y + 20} 0z'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
