import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";

const require = createRequire(import.meta.url);

/** Caption typefaces; all under the SIL Open Font Licence. */
export type Typeface = "inter" | "lora" | "courier-prime";

interface Family {
  /** Directory of the package that holds the font files and `unicode.json`. */
  readonly folder: () => string;
  readonly fileOf: (subset: string) => string;
  /** True when each file holds all weights. */
  readonly variable: boolean;
}

const folderOf = (sheet: string) => dirname(sheet);
const noto = (script: string, folder: () => string): Family => ({
  folder,
  fileOf: (subset) => `noto-sans-${script}-${subset}-wght-normal.woff2`,
  variable: true,
});

const FACES: Readonly<Record<Typeface, Family>> = {
  inter: {
    folder: () => folderOf(require.resolve("@fontsource-variable/inter")),
    fileOf: (subset) => `inter-${subset}-wght-normal.woff2`,
    variable: true,
  },
  lora: {
    folder: () => folderOf(require.resolve("@fontsource-variable/lora")),
    fileOf: (subset) => `lora-${subset}-wght-italic.woff2`,
    variable: true,
  },
  "courier-prime": {
    folder: () => folderOf(require.resolve("@fontsource/courier-prime")),
    fileOf: (subset) => `courier-prime-${subset}-700-normal.woff2`,
    variable: false,
  },
};

/** Fallback families for characters a typeface lacks, in order of preference. */
const FALLBACKS: readonly Family[] = [
  FACES.inter,
  noto("arabic", () => folderOf(require.resolve("@fontsource-variable/noto-sans-arabic"))),
  noto("hebrew", () => folderOf(require.resolve("@fontsource-variable/noto-sans-hebrew"))),
  noto("devanagari", () => folderOf(require.resolve("@fontsource-variable/noto-sans-devanagari"))),
  noto("sc", () => folderOf(require.resolve("@fontsource-variable/noto-sans-sc"))),
  noto("kr", () => folderOf(require.resolve("@fontsource-variable/noto-sans-kr"))),
];

interface Subset {
  readonly name: string;
  readonly path: string;
  readonly ranges: readonly (readonly [number, number])[];
}

function parseRanges(text: string): [number, number][] {
  return text.split(",").map((part) => {
    const [from = "0", to = from] = part.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

const known = new Map<Family, readonly Subset[]>();

function subsetsOf(family: Family): readonly Subset[] {
  const before = known.get(family);
  if (before !== undefined) return before;
  const folder = family.folder();
  const parsed: unknown = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8"));
  const subsets = Object.entries(parsed ?? {}).map(([key, ranges]) => {
    const name = key.replace(/[[\]]/g, "");
    return {
      name,
      path: join(folder, "files", family.fileOf(name)),
      ranges: parseRanges(String(ranges)),
    };
  });
  known.set(family, subsets);
  return subsets;
}

const holds = ({ ranges }: Subset, code: number) =>
  ranges.some(([from, to]) => code >= from && code <= to);

const registered = new Map<string, string>();

function register({ path }: Subset): string {
  const before = registered.get(path);
  if (before !== undefined) return before;
  const alias = `Kinora caption ${registered.size}`;
  GlobalFonts.registerFromPath(path, alias);
  registered.set(path, alias);
  return alias;
}

/**
 * Returns the family's files that hold a character still in `open`, and removes the characters they
 * hold from `open`.
 */
function take(family: Family, open: Set<number>): Subset[] {
  return subsetsOf(family).filter((subset) => {
    const held = [...open].filter((code) => holds(subset, code));
    for (const code of held) open.delete(code);
    return held.length > 0;
  });
}

/** Characters that need no glyph. */
const SILENT = /[\s\p{Cf}\p{Cc}\p{Mn}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

/**
 * Returns the font families needed to set a text, in order of preference. Of more than a hundred
 * font files, only those that contain its characters are opened.
 *
 * @returns a CSS list, and the characters that no available font has
 */
export function fontsFor(
  text: string,
  typeface: Typeface,
): { families: string; missing: string[] } {
  const open = new Set(
    [...text].filter((sign) => !SILENT.test(sign)).map((sign) => sign.codePointAt(0) ?? 0),
  );
  const subsets = [FACES[typeface], ...FALLBACKS].flatMap((family) => take(family, open));
  // Text that consists only of emoji still needs a font to measure spaces.
  if (subsets.length === 0) subsets.push(...take(FACES[typeface], new Set([0x20, 0x61])));
  const families = subsets.map((subset) => `"${register(subset)}"`).join(", ");
  return { families, missing: [...open].map((code) => String.fromCodePoint(code)) };
}
