import { SAMPLES } from "@kinora/engine/catalogue/samples";
import { resolveOrder } from "@kinora/engine/create/order";
import { diskSampleStore } from "@kinora/storage/disk-sample-store";
import type { Engine } from "./creation/engine.ts";
import { drawSamples } from "./prompt/draw-samples.ts";
import type { WorkerSettings } from "./settings.ts";

/** The first people and their works want the machine first. */
const BEGIN_AFTER_MS = 8_000;
/** On a machine without a moment to spare a drawing is given up. */
const AGAIN_AFTER_MS = 10 * 60_000;

/** Draws the pictures one chooses by, where they are not there yet. Answers how to end it. */
export function startSamples(
  settings: Pick<WorkerSettings, "samplesDirectory" | "scratchDirectory" | "samples">,
  engine: Engine,
  log: (line: string) => void,
): () => void {
  const stopping = new AbortController();
  const draw = () =>
    drawSamples(
      SAMPLES.map(({ file, prompt, model, style, seed }) => ({
        file,
        recipe: () => resolveOrder({ prompt, kind: "image", model, settings: { style, seed } }),
      })),
      {
        samples: diskSampleStore(settings.samplesDirectory),
        openRenderer: (recipe) => engine.openRenderer(true, recipe),
        scratch: settings.scratchDirectory,
        log,
        signal: stopping.signal,
      },
    );
  const begin = (after: number) => setTimeout(() => void round(), after);
  const round = async () => {
    const missing = await draw().catch((error: unknown) => {
      log(`samples: ${error instanceof Error ? error.message : error}`);
      return 1;
    });
    if (missing > 0 && !stopping.signal.aborted) timer = begin(AGAIN_AFTER_MS);
  };
  let timer = settings.samples ? begin(BEGIN_AFTER_MS) : undefined;
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}
