import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Engine, RenderOutcome, RenderStep, Verdict } from "@kinora/domain/creation/engine";

export interface FakeEngine extends Engine {
  /** Steps that were begun. */
  readonly begun: RenderStep[];
  verdict: Verdict | null;
  /** What becomes of the rendering steps to come: an error, or null when it goes well. */
  failures: (Error | null)[];
  /** While set, rendering waits for it, or for the signal. */
  gate: Promise<void> | null;
}

const NOTHING: RenderOutcome = { files: [], thumbhash: null, notices: [], verdict: null };

/** Renders nothing: one small file for a picture, whatever the recipe. */
export function fakeEngine(): FakeEngine {
  const engine: FakeEngine = {
    version: "fake-1",
    begun: [],
    verdict: "clean",
    failures: [],
    gate: null,
    plan: () => ({ scene: { place: "forest" }, notices: ["No picture for: theremin"] }),
    openRenderer: () => ({
      async run(step, recipe, directory, { signal, onProgress }) {
        engine.begun.push(step);
        onProgress(10);
        if (engine.gate) await untilOpen(engine.gate, signal);
        const failure = engine.failures.shift();
        if (failure) throw failure;
        if (step === "scan") return { ...NOTHING, verdict: engine.verdict };
        if (step === "encode") return NOTHING;
        const content = `${recipe.prompt} ${recipe.seed}`;
        await writeFile(join(directory, "picture.webp"), content);
        const file = {
          role: "main",
          name: "picture.webp",
          mimeType: "image/webp",
          bytes: Buffer.byteLength(content),
          width: 16,
          height: 9,
          duration: null,
        } as const;
        return { ...NOTHING, files: [file], thumbhash: "AAAA" };
      },
      close: async () => {},
    }),
  };
  return engine;
}

function untilOpen(gate: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    void gate.then(resolve);
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
