import type { ReplayOutcome } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { readImages } from "../answered-images/read-images.ts";
import { filmTask, isSensitive } from "../byteplus/read-film.ts";
import { refusalOfRunway } from "../runway/read-runway.ts";

/** What a model made: files, or the reason there are none. */
export type ComfyMade = Extract<ReplayOutcome, { kind: "files" | "refused" | "failed" }>;

const FAILED: ComfyMade = { kind: "failed" };
const POLICY: ComfyMade = { kind: "refused", why: "policy" };

const filesAt = (urls: readonly string[]): ComfyMade =>
  urls.length === 0 ? FAILED : { kind: "files", files: urls.map((url) => ({ url })) };

const runwayTask = z.object({
  output: z.array(z.string()).nullish(),
  failureCode: z.string().nullish(),
});

/** Reads a finished task of Runway (reference 7.1). */
export function readRunwayTask(output: unknown): ComfyMade {
  const task = runwayTask.safeParse(output).data;
  if (refusalOfRunway(task?.failureCode) === "policy") return POLICY;
  return filesAt(task?.output ?? []);
}

/** Reads a finished task of BytePlus ModelArk (reference 7.3). */
export function readByteplusFilm(output: unknown): ComfyMade {
  const task = filmTask.safeParse(output).data;
  if (isSensitive(task?.error?.code)) return POLICY;
  return filesAt([task?.content?.video_url ?? []].flat());
}

export const readPictures = (output: unknown): ComfyMade => readImages(output) ?? FAILED;
