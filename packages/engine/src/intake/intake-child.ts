import sharp from "sharp";
import { answerCalls } from "../child/answer-calls.ts";
import { FileRefused } from "./file-refused.ts";
import { takeInFile } from "./take-in-file.ts";

/** The process in which strangers' files are opened: what goes wrong in it stays in it. */

sharp.cache(false);
sharp.concurrency(2);

answerCalls(takeInFile, (error) => (error instanceof FileRefused ? error.code : null));
