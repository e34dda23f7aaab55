import { dressFilm } from "./dress-film.ts";
import { FileRefused } from "./file-refused.ts";
import { FileTooSlow } from "./file-too-slow.ts";
import type { IngestRequest, IngestResult } from "./ingest-protocol.ts";
import { sniffFile } from "./sniff-file.ts";
import { takeInFilm } from "./take-in-film.ts";
import { takeInPicture } from "./take-in-picture.ts";
import { takeInSound } from "./take-in-sound.ts";
import { TimeOver } from "./time-over.ts";

/**
 * Looks at a stranger's file and makes ours of it. Runs in a process of its own.
 *
 * @throws FileRefused when the file is at fault; FileTooSlow where there is only so much time, and it took that
 */
export async function takeInFile(request: IngestRequest): Promise<IngestResult> {
  if (request.task === "dress") return dressFilm(request);
  const { cpuSeconds } = request.limits;
  try {
    return await takeIn(request);
  } catch (error) {
    // What it was expected to take was not enough.
    if (error instanceof TimeOver && cpuSeconds !== undefined)
      throw new FileTooSlow(2 * cpuSeconds);
    throw error;
  }
}

async function takeIn(request: IngestRequest): Promise<IngestResult> {
  const { kind, reader } = await sniffFile(request.source);
  if (kind !== request.kind) throw new FileRefused("UPLOAD_TYPE_UNSUPPORTED");
  switch (kind) {
    case "image":
      return takeInPicture(request, reader);
    case "video":
      return takeInFilm(request, reader);
    case "audio":
      return takeInSound(request, reader);
  }
}
