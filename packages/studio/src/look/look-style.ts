import type { Look, Print, SceneSpec } from "../scene/scene-spec.ts";

/** Overlays on the finished frame for each look. Strengths are 0..1. */
export interface LookStyle {
  /** Glow around bright areas; its width is a fixed fraction of the frame height. */
  readonly bloom: number;
  readonly vignette: number;
  readonly vignetteColour: string;
  readonly grain: number;
  readonly paper: number;
  /** Soft-light tints for the top and the bottom of the frame, and their strength. */
  readonly gradeTop: string;
  readonly gradeBottom: string;
  readonly grade: number;
  /** True for a torn white border, like that of a page. */
  readonly page: boolean;
  /** Saturation change: below 0 removes colour, above 0 adds it, −1..1. */
  readonly colour: number;
  /** Increase in contrast, 0..1. */
  readonly contrast: number;
  /** Lift of the blacks, as on matt paper, 0..1. */
  readonly matt: number;
}

const PLAIN = { colour: 0, contrast: 0, matt: 0 } as const;

const LOOK_STYLES: Readonly<Record<Look, LookStyle>> = {
  toy: {
    bloom: 0.34,
    vignette: 0.2,
    vignetteColour: "#2a1440",
    grain: 0,
    paper: 0,
    gradeTop: "#ffd9f0",
    gradeBottom: "#ffb46a",
    grade: 0.16,
    page: false,
    ...PLAIN,
  },
  cinema: {
    bloom: 0.55,
    vignette: 0.42,
    vignetteColour: "#05060f",
    grain: 0.4,
    paper: 0,
    gradeTop: "#1c6f8c",
    gradeBottom: "#ff9440",
    grade: 0.34,
    page: false,
    ...PLAIN,
  },
  storybook: {
    bloom: 0.08,
    vignette: 0,
    vignetteColour: "#000000",
    grain: 0,
    paper: 0.1,
    gradeTop: "#fff6e2",
    gradeBottom: "#ffe0b8",
    grade: 0.12,
    page: true,
    ...PLAIN,
  },
  papercut: {
    bloom: 0,
    vignette: 0.26,
    vignetteColour: "#2a1830",
    grain: 0,
    paper: 0.14,
    gradeTop: "#fff0d8",
    gradeBottom: "#ffd8b0",
    grade: 0.12,
    page: false,
    ...PLAIN,
    colour: 0.1,
    contrast: 0.24,
  },
  neon: {
    bloom: 0.75,
    vignette: 0.5,
    vignetteColour: "#070218",
    grain: 0.24,
    paper: 0,
    gradeTop: "#3a18ff",
    gradeBottom: "#ff1a9c",
    grade: 0.26,
    page: false,
    ...PLAIN,
  },
  comics: {
    bloom: 0,
    vignette: 0,
    vignetteColour: "#000000",
    grain: 0,
    paper: 0.06,
    gradeTop: "#ffe9b0",
    gradeBottom: "#ff9a6a",
    grade: 0.14,
    page: false,
    ...PLAIN,
  },
  anime: {
    bloom: 0.62,
    vignette: 0.1,
    vignetteColour: "#1a1050",
    grain: 0,
    paper: 0,
    gradeTop: "#4f8cff",
    gradeBottom: "#ff9ac8",
    grade: 0.36,
    page: false,
    ...PLAIN,
    colour: 0.07,
    contrast: 0.2,
  },
};

/** Overlays that a print uses instead of its look's. */
const PRINT_STYLES: Readonly<Record<Print, Partial<LookStyle>>> = {
  natural: {
    bloom: 0.1,
    vignette: 0,
    grain: 0,
    paper: 0.16,
    gradeTop: "#e6ecd8",
    gradeBottom: "#efe2c6",
    grade: 0.3,
    colour: -0.24,
    contrast: 0.2,
    matt: 0.06,
  },
  grand: {
    bloom: 0.8,
    vignette: 0.5,
    grain: 0,
    gradeTop: "#0a2a78",
    gradeBottom: "#ff8a1e",
    grade: 0.42,
    colour: 0.1,
    contrast: 0.6,
  },
  studio: {
    bloom: 0.3,
    vignette: 0.64,
    vignetteColour: "#1c0d08",
    grain: 0.16,
    gradeTop: "#7a4a2c",
    gradeBottom: "#e8b48a",
    grade: 0.6,
    colour: -0.3,
  },
  enchanted: {
    bloom: 0.8,
    vignette: 0.4,
    vignetteColour: "#160838",
    paper: 0.06,
    gradeTop: "#5a2cd8",
    gradeBottom: "#12c8b4",
    grade: 0.45,
    page: false,
    colour: 0.12,
    contrast: 0.2,
  },
  painted: {
    bloom: 0.16,
    vignette: 0.3,
    vignetteColour: "#20100a",
    paper: 0.12,
    gradeTop: "#0e4a7c",
    gradeBottom: "#ff9a2a",
    grade: 0.36,
    page: false,
    colour: 0.06,
    contrast: 0.3,
  },
};

/** Returns the overlays of a scene: its look's, modified by its print. */
export const styleOf = ({ look, print }: SceneSpec): LookStyle => ({
  ...LOOK_STYLES[look],
  ...(print === undefined ? {} : PRINT_STYLES[print]),
});
