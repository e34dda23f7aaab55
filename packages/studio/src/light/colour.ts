/** Red, green and blue, 0..255. */
export type Rgb = readonly [number, number, number];

/** Parses "#rrggbb". Throws on anything else, so that a typo in a palette does not paint black. */
export function parseColour(hex: string): Rgb {
  const match = /^#([0-9a-f]{6})$/i.exec(hex);
  if (match?.[1] === undefined) throw new RangeError(`not a colour: ${hex}`);
  const word = Number.parseInt(match[1], 16);
  return [word >> 16, (word >> 8) & 255, word & 255];
}

const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

/** CSS notation, "rgba(1,2,3,0.5)". */
export function css(colour: Rgb, alpha = 1): string {
  return `rgba(${byte(colour[0])},${byte(colour[1])},${byte(colour[2])},${alpha.toFixed(3)})`;
}

/** "#rrggbb". */
export function hex(colour: Rgb): string {
  const word = (byte(colour[0]) << 16) | (byte(colour[1]) << 8) | byte(colour[2]);
  return `#${word.toString(16).padStart(6, "0")}`;
}

/**
 * Blends two colours as light (on squares, close to linear light), so that complementary colours do
 * not turn muddy.
 */
export function mix(from: Rgb, to: Rgb, amount: number): Rgb {
  const t = Math.max(0, Math.min(1, amount));
  const blend = (a: number, b: number) => Math.sqrt(a * a * (1 - t) + b * b * t);
  return [blend(from[0], to[0]), blend(from[1], to[1]), blend(from[2], to[2])];
}

/** Multiplies two colours, like light through a filter. */
export function multiply(a: Rgb, b: Rgb): Rgb {
  return [(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255];
}

/** Scales the brightness of a colour by a factor; not clamped. */
export function scale(colour: Rgb, factor: number): Rgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

/** Scales a colour's distance from its own grey: 0 is grey, above 1 is more saturated. */
export function saturate(colour: Rgb, factor: number): Rgb {
  const grey = colour[0] * 0.299 + colour[1] * 0.587 + colour[2] * 0.114;
  const move = (channel: number) => Math.max(0, Math.min(255, grey + (channel - grey) * factor));
  return [move(colour[0]), move(colour[1]), move(colour[2])];
}

/** Returns the colour at `t` (0..1) of evenly spaced stops. */
export function ramp(stops: readonly Rgb[], t: number): Rgb {
  const place = Math.max(0, Math.min(1, t)) * (stops.length - 1);
  const index = Math.min(stops.length - 2, Math.floor(place));
  const from = stops[Math.max(0, index)] ?? [0, 0, 0];
  return mix(from, stops[index + 1] ?? from, place - index);
}
