import { stat } from "node:fs/promises";
import { join } from "node:path";
import type {
  Generated,
  GeneratedFile,
  Generation,
  Generator,
} from "@kinora/domain/generation/generator";
import { runIntake } from "@kinora/ingest/run-intake";

const NOTHING: Generated = { files: [], thumbhash: null, notices: [], verdict: null };

/**
 * Films that people bring along: nothing is generated. The film was re-encoded when it was taken in; here it gets its
 * pictures.
 *
 * @param drawn looks at films as it looks at its own
 */
export function uploadGenerator(drawn: Generator): Generator {
  return {
    version: drawn.version,
    serves: ({ type }) => type === "video-upload",
    begin(recipe, background) {
      const closing = new AbortController();
      return {
        async run(step, directory, watch, inputs) {
          if (step === "encode") return NOTHING;
          if (step === "draw") return dress(inputs.initialVideo, directory, closing.signal);
          return scan(drawn.begin(recipe, background), directory, watch, closing.signal);
        },
        close: async () => closing.abort(new Error("The renderer was closed.")),
      };
    },
  };
}

async function dress(
  source: string | undefined,
  directory: string,
  signal: AbortSignal,
): Promise<Generated> {
  if (source === undefined) throw new Error("There is no film to show");
  const limits = { pixels: 0, seconds: 0 };
  const request = { task: "dress", source, kind: "video", limits, directory } as const;
  const { files, thumbhash } = await runIntake(request, signal);
  return { ...NOTHING, files: await Promise.all(files.map(measureIn(directory))), thumbhash };
}

async function scan(
  scanner: Generation,
  directory: string,
  watch: Parameters<Generation["run"]>[2],
  signal: AbortSignal,
): Promise<Generated> {
  const close = () => void scanner.close();
  signal.addEventListener("abort", close, { once: true });
  try {
    return await scanner.run("scan", directory, watch, {});
  } finally {
    signal.removeEventListener("abort", close);
    await scanner.close();
  }
}

type Dressed = Omit<GeneratedFile, "bytes">;

const measureIn =
  (directory: string) =>
  async ({ name, width, height, ...file }: Dressed): Promise<GeneratedFile> => {
    const { size: bytes } = await stat(join(directory, name));
    return { ...file, name, bytes, width: width ?? 0, height: height ?? 0 };
  };
