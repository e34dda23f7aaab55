import type { CaptionStyle } from "@kinora/contracts/story/story-vocabulary";
import type { Typeface } from "./caption-fonts.ts";

/** How a caption style is set. Lengths are fractions of the font size. */
export interface StyleSheet {
  readonly typeface: Typeface;
  readonly weight: number;
  /** Font size relative to the default. */
  readonly size: number;
  readonly upperCase: boolean;
  readonly lines: 1 | 2;
  /** Maximum line width as a fraction of the available width. */
  readonly width: number;
  readonly ink: string;
  /**
   * Colour of words not yet spoken, in styles that light words up; null when they stay invisible
   * until spoken.
   */
  readonly waiting: string | null;
  /** Colour of the word being spoken. */
  readonly spoken: string;
  readonly outline: { readonly width: number; readonly colour: string } | null;
  readonly shadow: { readonly blur: number; readonly colour: string } | null;
  /** Plate drawn behind each line; null for none. */
  readonly plate: { readonly colour: string; readonly radius: number } | null;
  /** Forces karaoke on even when the storyboard turns it off, because the style depends on it. */
  readonly karaoke: boolean;
}

const SHADE = { blur: 0.22, colour: "rgba(0, 0, 0, 0.75)" } as const;

/**
 * Every colour has a contrast of at least 4.5 : 1 against its outline or plate, whatever the
 * picture behind it.
 */
export const STYLE_SHEETS: Readonly<Record<CaptionStyle, StyleSheet>> = {
  clean: {
    typeface: "inter",
    weight: 650,
    size: 1,
    upperCase: false,
    lines: 2,
    width: 0.92,
    ink: "#ffffff",
    waiting: "#ffffff",
    spoken: "#ffd463",
    outline: { width: 0.1, colour: "rgba(8, 10, 18, 0.85)" },
    shadow: SHADE,
    plate: null,
    karaoke: false,
  },
  karaoke: {
    typeface: "inter",
    weight: 800,
    size: 1.12,
    upperCase: false,
    lines: 2,
    width: 0.86,
    ink: "#ffffff",
    waiting: "#b9c2d6",
    spoken: "#5ee0ff",
    outline: { width: 0.16, colour: "#0a0f1f" },
    shadow: null,
    plate: null,
    karaoke: true,
  },
  boxed: {
    typeface: "inter",
    weight: 600,
    size: 0.96,
    upperCase: false,
    lines: 2,
    width: 0.88,
    ink: "#ffffff",
    waiting: "#ffffff",
    spoken: "#ffcf70",
    outline: null,
    shadow: null,
    plate: { colour: "rgba(10, 12, 20, 0.82)", radius: 0.3 },
    karaoke: false,
  },
  bold: {
    typeface: "inter",
    weight: 900,
    size: 1.5,
    upperCase: true,
    lines: 1,
    width: 0.9,
    ink: "#ffffff",
    waiting: "#ffffff",
    spoken: "#ffe14d",
    outline: { width: 0.22, colour: "#0b0b12" },
    shadow: null,
    plate: null,
    karaoke: false,
  },
  storybook: {
    typeface: "lora",
    weight: 600,
    size: 1.06,
    upperCase: false,
    lines: 2,
    width: 0.86,
    ink: "#fff4dc",
    waiting: "#fff4dc",
    spoken: "#ffc98a",
    outline: { width: 0.12, colour: "rgba(52, 28, 12, 0.9)" },
    shadow: { blur: 0.3, colour: "rgba(40, 20, 8, 0.8)" },
    plate: null,
    karaoke: false,
  },
  typewriter: {
    typeface: "courier-prime",
    weight: 700,
    size: 0.98,
    upperCase: false,
    lines: 2,
    width: 0.88,
    ink: "#23201b",
    waiting: null,
    spoken: "#23201b",
    outline: null,
    shadow: null,
    plate: { colour: "rgba(246, 240, 224, 0.94)", radius: 0.08 },
    karaoke: false,
  },
};
