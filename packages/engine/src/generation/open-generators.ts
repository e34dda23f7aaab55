import type { Generator } from "@kinora/domain/generation/generator";
import type { Maker } from "../maker/maker.ts";
import { MAKERS } from "../maker/makers.ts";
import type { WorkFolders } from "../render/renderer-plan.ts";
import type { TextReader } from "../text/open-text-reader.ts";
import { makerGenerator } from "./maker-generator.ts";
import { openRenderers } from "./open-renderers.ts";
import { uploadGenerator } from "./upload-generator.ts";

/** What makes results here, and the processes that it keeps ready. */
export interface OpenGenerators {
  /** The first that serves a recipe makes it. */
  readonly generators: readonly Generator[];
  /** Starts the renderer that waits for the next job. */
  prepare(): void;
  /** Ends the renderer that waits for the next job. */
  close(): Promise<void>;
}

/** Everything that comes with Kinora and needs nothing of it. Words are read by `reader`, never in this process. */
export function openGenerators(
  folders: WorkFolders,
  reader: Pick<TextReader, "plan">,
): OpenGenerators {
  const renderers = openRenderers(folders);
  const generatorOf = (maker: Maker) => makerGenerator(maker, reader, renderers.take);
  return {
    generators: [uploadGenerator, ...MAKERS.map(generatorOf)],
    prepare: renderers.prepare,
    close: renderers.close,
  };
}
