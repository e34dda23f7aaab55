import { describe, expect, it } from "vitest";
import tokens from "./tokens.css?raw";

/**
 * Returns the relative luminance of an OKLCH colour, after Björn Ottosson's matrices; 0 black, 1
 * white.
 */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const shown = (part: number) => Math.min(1, Math.max(0, part));
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue);
}

function readTheme(name: string): Map<string, number> {
  const block = tokens.split(`[data-theme="${name}"] {`)[1]?.split("}")[0] ?? "";
  const colours = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return new Map(
    [...colours].map(([, token = "", ...numbers]) => {
      const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = numbers.map(Number);
      return [token, luminance(lightness, chroma, hue)];
    }),
  );
}

describe.each(["dark", "light"])("the %s theme", (name) => {
  const theme = readTheme(name);
  const contrast = (first: string, second: string) => {
    const one = theme.get(first) ?? Number.NaN;
    const other = theme.get(second) ?? Number.NaN;
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const grounds = ["ground", "surface-1", "surface-2"];

  it.each(["text", "text-2", "text-3", "accent", "ok", "danger"])("makes %s readable", (token) => {
    for (const ground of grounds) {
      expect(contrast(token, ground), `on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("makes the warning icon visible and the text on buttons readable", () => {
    for (const ground of grounds) expect(contrast("warn", ground)).toBeGreaterThanOrEqual(3);
    expect(contrast("accent-ink", "accent")).toBeGreaterThanOrEqual(4.5);
  });
});
