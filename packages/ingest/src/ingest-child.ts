import { answerCalls } from "@kinora/process/child/answer-calls";
import sharp from "sharp";
import { FileRefused } from "./file-refused.ts";
import { FileTooSlow } from "./file-too-slow.ts";
import { tooSlow } from "./ingest-protocol.ts";
import { takeInFile } from "./take-in-file.ts";

/** The process that opens untrusted files, so that failures are contained in it. */

sharp.cache(false);
sharp.concurrency(2);

answerCalls(takeInFile, (error) => {
  if (error instanceof FileTooSlow) return tooSlow(error.cpuSeconds);
  return error instanceof FileRefused ? error.code : null;
});
