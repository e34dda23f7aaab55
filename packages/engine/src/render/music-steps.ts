import { drawMusicStep } from "./draw-music-step.ts";
import { encodeMusicStep } from "./encode-music-step.ts";
import type {
  MusicRenderRequest,
  RenderResult,
  RenderStep,
  ReportProgress,
} from "./render-protocol.ts";

type MusicStep = (request: MusicRenderRequest, report: ReportProgress) => Promise<RenderResult>;

export const MUSIC_STEPS: Readonly<Record<RenderStep, MusicStep>> = {
  draw: drawMusicStep,
  encode: encodeMusicStep,
};
