import { inputRefusal } from "@kinora/domain/creation/input-refused";
import type { MadeArtifact } from "@kinora/domain/story/story-engine";
import { answerCalls } from "@kinora/process/child/answer-calls";
import { removeUnfinished } from "@kinora/studio/file/whole-file";
import type {
  AnyRequest,
  RenderProgress,
  RenderRequest,
  RenderResult,
  RenderStep,
  ReportProgress,
} from "./render-protocol.ts";

/** The renderer's own process: a crash or hang here costs one attempt, never the worker. */

type RunStep = (request: RenderRequest, report: ReportProgress) => Promise<RenderResult>;

/** Loaded on demand, so that a picture does not wait for the synthesiser. */
const STEPS: Record<RenderStep, () => Promise<RunStep>> = {
  draw: async () => (await import("./draw-step.ts")).drawStep,
  encode: async () => (await import("./encode-step.ts")).encodeStep,
};

const MUSIC_STEPS = async () => (await import("./music-steps.ts")).MUSIC_STEPS;

async function run(
  request: AnyRequest,
  report: ReportProgress,
): Promise<RenderResult | MadeArtifact> {
  if ("artifact" in request) {
    const { makeArtifact } = await import("./make-artifact.ts");
    return makeArtifact(request, (share) => report(share * 100));
  }
  if ("music" in request) return (await MUSIC_STEPS())[request.step](request, report);
  return (await STEPS[request.step]())(request, report);
}

/**
 * Preloads modules for a future job. A failure here recurs in the step that needs the module and is
 * reported there.
 */
async function prepare(): Promise<void> {
  await STEPS.draw();
  await STEPS.encode();
  if (process.env.SIGNING_KEY_FILE) await import("@kinora/provenance/sign-provenance");
}

answerCalls<AnyRequest, RenderResult | MadeArtifact, RenderProgress>(
  async (request, { report }) => {
    await removeUnfinished(request.directory);
    return run(request, (percent, preview) => report({ percent, preview }));
  },
  inputRefusal,
);
if (process.argv.includes("warm")) prepare().catch(() => {});
