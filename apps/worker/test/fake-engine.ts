import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Verdict } from "@kinora/domain/creation/verdict";
import type { Engine, RenderOutcome, RenderStep } from "../src/creation/engine.ts";

export interface FakeEngine extends Engine {
  /** Steps that were begun. */
  readonly begun: RenderStep[];
  verdict: Verdict | null;
  /** What becomes of the rendering steps to come: an error, or null when it goes well. */
  failures: (Error | null)[];
  /** While set, rendering waits for it, or for the end of the renderer. */
  gate: Promise<void> | null;
  /** A real picture (WebP) that is rendered, as its own thumbnail too; null: a few bytes that are none. */
  picture: Buffer | null;
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
    picture: null,
    plan: () => ({ scene: { place: "forest" }, notices: ["No picture for: theremin"] }),
    openRenderer: () => {
      const closed = Promise.withResolvers<never>();
      closed.promise.catch(() => {});
      return {
        async run(step, recipe, directory, watch) {
          engine.begun.push(step);
          watch(10);
          if (engine.gate) await Promise.race([engine.gate, closed.promise]);
          const failure = engine.failures.shift();
          if (failure) throw failure;
          if (step === "scan")
            return { ...NOTHING, verdict: engine.verdict, scores: [{ drawing: 0.9 }] };
          if (step === "encode") return NOTHING;
          const content = engine.picture ?? `${recipe.prompt} ${recipe.seed}`;
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
          const thumbnail = { ...file, role: "thumbnail" } as const;
          const files = engine.picture ? [file, thumbnail] : [file];
          return { ...NOTHING, files, thumbhash: "AAAA" };
        },
        close: async () => closed.reject(new Error("The renderer was closed.")),
      };
    },
  };
  return engine;
}
