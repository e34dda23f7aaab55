import type { GenerationStep } from "@kinora/domain/generation/generator";
import { drawMusicStep } from "./draw-music-step.ts";
import { encodeMusicStep } from "./encode-music-step.ts";
import type { MusicRequest, RenderResult, ReportProgress } from "./render-protocol.ts";

type MusicStep = (request: MusicRequest, report: ReportProgress) => Promise<RenderResult>;

/** There is nothing to see in music, and its cover is drawn from its levels alone. */
const scanMusicStep: MusicStep = async () => ({
  files: [],
  thumbhash: null,
  notices: [],
  verdict: "clean",
});

export const MUSIC_STEPS: Readonly<Record<GenerationStep, MusicStep>> = {
  draw: drawMusicStep,
  encode: encodeMusicStep,
  scan: scanMusicStep,
};
