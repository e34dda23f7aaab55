import { stat } from "node:fs/promises";
import { join } from "node:path";
import { runIntake } from "@kinora/ingest/run-intake";
import type { Engine, RenderedFile, RenderOutcome } from "./creation/engine.ts";

const NOTHING: RenderOutcome = { files: [], thumbhash: null, notices: [], verdict: null };

/**
 * The engine of films that people bring along: nothing is generated. The film was re-encoded when it
 * was taken in; here it gets its pictures, and the studio's renderer looks at it once more.
 */
export function openUploadEngine(studio: Engine): Engine {
  return {
    version: studio.version,
    plan: () => ({ scene: {}, notices: [] }),
    openRenderer(quiet) {
      const closing = new AbortController();
      return {
        async run(step, recipe, directory, watch, inputs) {
          if (step === "encode") return NOTHING;
          if (step === "scan") {
            const scanner = studio.openRenderer(quiet, recipe);
            const close = () => void scanner.close();
            closing.signal.addEventListener("abort", close, { once: true });
            try {
              return await scanner.run(step, recipe, directory, watch, inputs);
            } finally {
              await scanner.close();
            }
          }
          const { initialVideo: source } = inputs;
          if (source === undefined) throw new Error("There is no film to show");
          const limits = { pixels: 0, seconds: 0 };
          const request = { task: "dress", source, kind: "video", limits, directory } as const;
          const { files, thumbhash } = await runIntake(request, closing.signal);
          return {
            ...NOTHING,
            files: await Promise.all(files.map(measureIn(directory))),
            thumbhash,
          };
        },
        close: async () => closing.abort(new Error("The renderer was closed.")),
      };
    },
  };
}

type Dressed = Omit<RenderedFile, "bytes" | "width" | "height"> & {
  readonly width: number | null;
  readonly height: number | null;
};

const measureIn =
  (directory: string) =>
  async ({ name, width, height, ...file }: Dressed): Promise<RenderedFile> => {
    const { size: bytes } = await stat(join(directory, name));
    return { ...file, name, bytes, width: width ?? 0, height: height ?? 0 };
  };

/** Films brought along go to their own engine, everything else to the studio. */
export function withUploads<Studio extends Engine>(studio: Studio): Studio {
  const uploads = openUploadEngine(studio);
  return {
    ...studio,
    plan: (recipe) => (recipe.type === "video-upload" ? uploads : studio).plan(recipe),
    openRenderer: (quiet, recipe) =>
      (recipe.type === "video-upload" ? uploads : studio).openRenderer(quiet, recipe),
  };
}
