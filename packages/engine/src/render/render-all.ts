import type { RenderedKind } from "../maker/maker.ts";
import type {
  MusicRenderRequest,
  RenderRequest,
  RenderResult,
  RenderStep,
  ReportProgress,
} from "./render-protocol.ts";
import type { Renderer } from "./run-render.ts";

interface Phase {
  readonly step: RenderStep;
  readonly doing: "drawing" | "filming" | "playing" | "encoding";
  /** Share of all rendering done at the end of the phase. */
  readonly until: number;
}

/** Phases of each kind, in order. */
const PHASES: Readonly<Record<RenderedKind, readonly Phase[]>> = {
  image: [{ step: "draw", doing: "drawing", until: 1 }],
  video: [
    { step: "draw", doing: "drawing", until: 0.12 },
    { step: "encode", doing: "filming", until: 1 },
  ],
  music: [
    { step: "draw", doing: "playing", until: 0.9 },
    { step: "encode", doing: "encoding", until: 1 },
  ],
};

interface RenderAllOptions {
  readonly signal?: AbortSignal | undefined;
  /** Receives 0..100 over all steps. */
  readonly onProgress: (percent: number, doing: Phase["doing"], preview?: string) => void;
}

/** Renders every step of a subject in sequence in one process. */
export async function renderAll(
  renderer: Pick<Renderer, "run">,
  kind: RenderedKind,
  subject: Omit<RenderRequest, "step"> | Omit<MusicRenderRequest, "step">,
  { signal, onProgress }: RenderAllOptions,
): Promise<RenderResult> {
  const results: RenderResult[] = [];
  let done = 0;
  for (const { step, doing, until } of PHASES[kind]) {
    const from = done;
    const report: ReportProgress = (percent, preview) =>
      onProgress(from * 100 + (until - from) * percent, doing, preview);
    report(0);
    results.push(await renderer.run({ ...subject, step }, { signal, onProgress: report }));
    done = until;
    report(100);
  }
  return {
    files: results.flatMap(({ files }) => files),
    thumbhash: results.find(({ thumbhash }) => thumbhash !== null)?.thumbhash ?? null,
    notices: results.flatMap(({ notices }) => notices),
  };
}
