import { appendFile } from "node:fs/promises";
import { startFfmpeg } from "../../ffmpeg/start-ffmpeg.ts";
import type { FrameSize } from "../draw/stage.ts";
import { writeXmpPacket } from "../picture/xmp-packet.ts";
import { previewArguments } from "./film-arguments.ts";
import { PREVIEW_WIDTH, scaleToWidth } from "./frame-sizes.ts";
import { writeXmpBox } from "./xmp-box.ts";

/** Makes the small muted clip of a finished film and answers its size; it carries recipe and marking too. */
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
