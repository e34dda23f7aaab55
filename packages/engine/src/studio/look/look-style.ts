import type { Look } from "../scene/scene-spec.ts";

/** What lies over the finished frame in each look. Strengths are 0..1. */
export interface LookStyle {
  /** Light that spills from bright places; how wide as a share of the frame height is fixed. */
  readonly bloom: number;
  readonly vignette: number;
  readonly vignetteColour: string;
  readonly grain: number;
  readonly paper: number;
  /** Colours pressed into shadows (top of the gradient) and lights, with soft-light. */
  readonly gradeTop: string;
  readonly gradeBottom: string;
  readonly grade: number;
  /** A torn white border, as of a page. */
  readonly page: boolean;
}

export const LOOK_STYLES: Readonly<Record<Look, LookStyle>> = {
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
  },
  anime: {
    bloom: 0.62,
    vignette: 0.1,
    vignetteColour: "#1a1050",
    grain: 0,
    paper: 0,
    gradeTop: "#4f8cff",
    gradeBottom: "#ffb0d0",
    grade: 0.2,
    page: false,
  },
};
