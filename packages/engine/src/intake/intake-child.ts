import sharp from "sharp";
import { FileRefused } from "./file-refused.ts";
import { guardMemory } from "./guard-memory.ts";
import type { IntakeAnswer, IntakeRequest } from "./intake-protocol.ts";
import { takeInFile } from "./take-in-file.ts";

/** The process in which strangers' files are opened: what goes wrong in it stays in it. */

const MEMORY_LIMIT = 1_500 * 1024 * 1024;

guardMemory(MEMORY_LIMIT);
sharp.cache(false);
sharp.concurrency(2);

async function answer(request: IntakeRequest): Promise<IntakeAnswer> {
  try {
    return { type: "taken", result: await takeInFile(request) };
  } catch (error) {
    if (error instanceof FileRefused) return { type: "refused", code: error.code };
    return { type: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

process.once("message", async (request: IntakeRequest) => {
  process.send?.(await answer(request), () => process.disconnect());
});
// The parent is gone: nobody waits for the result. Exiting kills ffmpeg too.
process.on("disconnect", () => process.exit(0));
