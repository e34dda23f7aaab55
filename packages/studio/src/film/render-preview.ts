import { appendFile } from "node:fs/promises";
import { PREVIEW_WIDTH, scaleToWidth } from "@kinora/catalogue/frame-sizes";
import { startFfmpeg } from "@kinora/process/ffmpeg/start-ffmpeg";
import { writeXmpBox } from "@kinora/provenance/xmp-box";
import { writeXmpPacket } from "@kinora/provenance/xmp-packet";
import type { FrameSize } from "../stage/stage.ts";
import { previewArguments } from "./film-arguments.ts";

/**
 * Makes the small muted clip of a finished film and returns its size; it carries recipe and marking
 * too.
 */
export async function renderPreview(
  film: string,
  filmSize: FrameSize,
  recipe: object,
  output: string,
  signal?: AbortSignal,
): Promise<FrameSize> {
  const size = scaleToWidth(filmSize, PREVIEW_WIDTH);
  const run = startFfmpeg(previewArguments(film, size, output), { signal });
  run.input.end();
  await run.done;
  await appendFile(output, writeXmpBox(writeXmpPacket(recipe)));
  return size;
}
