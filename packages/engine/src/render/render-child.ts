import type { GenerationStep } from "@kinora/domain/generation/generator";
import type { MadePiece } from "@kinora/domain/story/story-engine";
import { PhotoRefusal } from "@kinora/photo/photo-refusal";
import { answerCalls } from "@kinora/process/child/answer-calls";
import { removeUnfinished } from "@kinora/studio/file/whole-file";
import type {
  AnyRequest,
  RenderProgress,
  RenderRequest,
  RenderResult,
  ReportProgress,
} from "./render-protocol.ts";

/** The renderer's own process: crashes and hangs here cost one attempt, never the worker. */

type RunStep = (request: RenderRequest, report: ReportProgress) => Promise<RenderResult>;

/** Loaded when wanted: a picture need not wait for the synthesiser and the classifier. */
const STEPS: Record<GenerationStep, () => Promise<RunStep>> = {
  draw: async () => (await import("./draw-step.ts")).drawStep,
  encode: async () => (await import("./encode-step.ts")).encodeStep,
  scan: async () => (await import("./scan-step.ts")).scanStep,
};

const MUSIC_STEPS = async () => (await import("./music-steps.ts")).MUSIC_STEPS;

async function run(request: AnyRequest, report: ReportProgress): Promise<RenderResult | MadePiece> {
  if ("piece" in request) {
    const { makePiece } = await import("./make-piece.ts");
    return makePiece(request, (share) => report(share * 100));
  }
  if ("music" in request) return (await MUSIC_STEPS())[request.step](request, report);
  return (await STEPS[request.step]())(request, report);
}

/** What fails here fails again in the step that needs it, and is reported there. */
const PREPARE = {
  draw: async () => {
    await STEPS.draw();
    await STEPS.encode();
    if (process.env.SIGNING_KEY_FILE) await import("@kinora/provenance/sign-provenance");
  },
  scan: async () => {
    await STEPS.scan();
    await (await import("@kinora/studio/safety/load-classifier")).loadQuickClassifier();
  },
};

answerCalls<AnyRequest, RenderResult | MadePiece, RenderProgress>(
  async (request, { report }) => {
    await removeUnfinished(request.directory);
    return run(request, (percent, preview) => report({ percent, preview }));
  },
  (error) => (error instanceof PhotoRefusal ? error.message : null),
);
for (const name of ["draw", "scan"] as const) {
  if (process.argv.includes(name)) PREPARE[name]().catch(() => {});
}
