import type { Generated } from "@kinora/domain/generation/generator";
import type { RenderResult } from "./render-protocol.ts";

/** What the renderer made, as the port has it. */
export function asGenerated({ files, ...facts }: RenderResult): Generated {
  return {
    ...facts,
    files: files.map(({ role, name, mimeType, bytes, width, height, duration }) => ({
      ...{ role, name, mimeType, bytes, width, height },
      duration: duration ?? null,
    })),
  };
}
