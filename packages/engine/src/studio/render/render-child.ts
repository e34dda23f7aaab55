import { drawStep } from "./draw-step.ts";
import { encodeStep } from "./encode-step.ts";
import type { ChildMessage, RenderRequest } from "./render-protocol.ts";
import { scanStep } from "./scan-step.ts";
import { removeUnfinished } from "./whole-file.ts";

/** The renderer's own process: crashes and hangs here cost one attempt, never the worker. */

const STEPS = { draw: drawStep, encode: encodeStep, scan: scanStep };

function send(message: ChildMessage): void {
  process.send?.(message);
}

async function answer(request: RenderRequest): Promise<void> {
  try {
    await removeUnfinished(request.directory);
    const result = await STEPS[request.step](request, (percent, preview) => {
      send({ type: "progress", percent, ...(preview === undefined ? {} : { preview }) });
    });
    send({ type: "done", result });
  } catch (error) {
    send({ type: "failed", reason: error instanceof Error ? error.message : String(error) });
  }
}

process.on("message", (request: RenderRequest) => {
  void answer(request);
});
// The parent is gone: nobody waits for the result. Exiting kills ffmpeg too.
process.on("disconnect", () => process.exit(1));
