import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "@kinora/domain/creation/verdict";
import type { Generator } from "@kinora/domain/generation/generator";
import { madeHere } from "@kinora/domain/generation/made-here";
import type { SafetyScanner } from "@kinora/domain/generation/safety-scanner";
import type { SceneReader } from "@kinora/domain/generation/scene-reader";

export interface FakeGenerator extends Generator, SafetyScanner {
  /** Calls that have begun, in order. */
  readonly begun: ("collect" | "scan")[];
  verdict: Finding | null;
  /** What the scan says of the next works. */
  mature: boolean;
  /** Outcomes of the next calls: an error, or null for success. */
  failures: (Error | null)[];
  /** While set, every call waits for it or for its abort. */
  gate: Promise<void> | null;
  /**
   * A real picture (WebP) to return, also as its own thumbnail; null returns a few bytes that are
   * not a picture.
   */
  picture: Buffer | null;
}

/** Makes one small file for a picture, whatever the recipe, and scans nothing. */
export function fakeGenerator(): FakeGenerator {
  const begin = async (what: "collect" | "scan", signal: AbortSignal) => {
    generator.begun.push(what);
    const aborted = Promise.withResolvers<never>();
    aborted.promise.catch(() => {});
    signal.addEventListener("abort", () => aborted.reject(signal.reason), { once: true });
    if (generator.gate) await Promise.race([generator.gate, aborted.promise]);
    const failure = generator.failures.shift();
    if (failure) throw failure;
  };
  const generator: FakeGenerator = {
    ...madeHere({
      version: "fake-1",
      serves: () => true,
      async make({ recipe }, { directory, watch, signal }) {
        watch(10);
        await begin("collect", signal);
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
        return { files, thumbhash: "AAAA", notices: [] };
      },
    }),
    async scan(_work, _watch, signal) {
      await begin("scan", signal);
      return {
        ...{ verdict: generator.verdict, mature: generator.mature, scores: [{ drawing: 0.9 }] },
        ...{ times: null, looked: 1, limitsNumber: 0 },
      };
    },
    begun: [],
    verdict: "clean",
    mature: false,
    failures: [],
    gate: null,
    picture: null,
  };
  return generator;
}

/** Reads every prompt as a forest. */
export const fakeReader: SceneReader = {
  read: async () => ({ scene: { place: "forest" }, notices: ["Not drawn: theremin."] }),
};
