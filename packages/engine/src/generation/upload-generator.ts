import { stat } from "node:fs/promises";
import { join } from "node:path";
import { ENGINE_VERSION } from "@kinora/catalogue/engine-version";
import type { GeneratedFile, Generator } from "@kinora/domain/generation/generator";
import { madeHere } from "@kinora/domain/generation/made-here";
import { runIngest } from "@kinora/ingest/run-ingest";

/**
 * Films uploaded by users. Nothing is generated: the film was re-encoded at ingest, and here it
 * gets its poster and thumbnail.
 */
export const uploadGenerator: Generator = madeHere({
  version: ENGINE_VERSION,
  serves: ({ type }) => type === "video-upload",
  async make({ inputs }, { directory, signal }) {
    const source = inputs.initialVideo;
    if (source === undefined) throw new Error("There is no film to show");
    const limits = { pixels: 0, seconds: 0 };
    const request = { task: "dress", source, kind: "video", limits, directory } as const;
    const { files, thumbhash } = await runIngest(request, signal);
    return { files: await Promise.all(files.map(measureIn(directory))), thumbhash, notices: [] };
  },
});

type Dressed = Omit<GeneratedFile, "bytes">;

const measureIn =
  (directory: string) =>
  async ({ name, width, height, ...file }: Dressed): Promise<GeneratedFile> => {
    const { size: bytes } = await stat(join(directory, name));
    return { ...file, name, bytes, width: width ?? 0, height: height ?? 0 };
  };
