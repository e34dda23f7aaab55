import type { Generated } from "@kinora/domain/generation/generator";
import type { RenderResult } from "./render-protocol.ts";

/** Converts the renderer's result to the generator's port. */
export function asGenerated({ files, ...facts }: RenderResult): Generated {
  return {
    ...facts,
    files: files.map(({ role, name, mimeType, bytes, width, height, duration }) => ({
      ...{ role, name, mimeType, bytes, width, height },
      duration: duration ?? null,
    })),
  };
}
