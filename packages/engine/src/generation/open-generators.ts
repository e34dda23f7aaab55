import type { Generator } from "@kinora/domain/generation/generator";
import type { Maker } from "../maker/maker.ts";
import { MAKERS } from "../maker/makers.ts";
import type { WorkFolders } from "../render/renderer-plan.ts";
import type { TextReader } from "../text/open-text-reader.ts";
import { makerGenerator } from "./maker-generator.ts";
import { openRenderers } from "./open-renderers.ts";
import { uploadGenerator } from "./upload-generator.ts";

/** The local generators and the processes they keep ready. */
export interface OpenGenerators {
  /** The first generator that serves a recipe makes it. */
  readonly generators: readonly Generator[];
  /** Starts a spare renderer for the next job. */
  prepare(): void;
  /** Ends the spare renderer. */
  close(): Promise<void>;
}

/**
 * Opens all built-in generators, which need no external service. Prompts are read by `reader`,
 * never in this process.
 */
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
