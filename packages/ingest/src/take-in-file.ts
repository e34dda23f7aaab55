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
 * Recognises an untrusted file and re-encodes it. Runs in its own process.
 *
 * @throws FileRefused when the file is at fault; FileTooSlow when it used up a limited time
 */
export async function takeInFile(request: IngestRequest): Promise<IngestResult> {
  if (request.task === "dress") return dressFilm(request);
  const { cpuSeconds } = request.limits;
  try {
    return await takeIn(request);
  } catch (error) {
    // The file took longer than estimated.
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
