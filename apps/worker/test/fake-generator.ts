import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Verdict } from "@kinora/domain/creation/verdict";
import type { Generated, GenerationStep, Generator } from "@kinora/domain/generation/generator";
import type { SceneReader } from "@kinora/domain/generation/scene-reader";

export interface FakeGenerator extends Generator {
  /** Steps that were begun. */
  readonly begun: GenerationStep[];
  verdict: Verdict | null;
  /** What becomes of the rendering steps to come: an error, or null when it goes well. */
  failures: (Error | null)[];
  /** While set, rendering waits for it, or for the end of the renderer. */
  gate: Promise<void> | null;
  /** A real picture (WebP) that is rendered, as its own thumbnail too; null: a few bytes that are none. */
  picture: Buffer | null;
}

const NOTHING: Generated = { files: [], thumbhash: null, notices: [], verdict: null };

/** Renders nothing: one small file for a picture, whatever the recipe. */
export function fakeGenerator(): FakeGenerator {
  const generator: FakeGenerator = {
    version: "fake-1",
    begun: [],
    verdict: "clean",
    failures: [],
    gate: null,
    picture: null,
    serves: () => true,
    begin: (recipe) => {
      const closed = Promise.withResolvers<never>();
      closed.promise.catch(() => {});
      return {
        async run(step, directory, watch) {
          generator.begun.push(step);
          watch(10);
          if (generator.gate) await Promise.race([generator.gate, closed.promise]);
          const failure = generator.failures.shift();
          if (failure) throw failure;
          if (step === "scan")
            return { ...NOTHING, verdict: generator.verdict, scores: [{ drawing: 0.9 }] };
          if (step === "encode") return NOTHING;
          const content = generator.picture ?? `${recipe.prompt} ${recipe.seed}`;
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
          const files = generator.picture ? [file, thumbnail] : [file];
          return { ...NOTHING, files, thumbhash: "AAAA" };
        },
        close: async () => closed.reject(new Error("The renderer was closed.")),
      };
    },
  };
  return generator;
}

/** Understands a forest, whatever the words. */
export const fakeReader: SceneReader = {
  read: async () => ({ scene: { place: "forest" }, notices: ["Not drawn: theremin."] }),
};
