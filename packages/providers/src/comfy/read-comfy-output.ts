import type { ReplayOutcome } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { refusalOfRunway } from "../runway/read-runway.ts";

/** What a model made: files, or why there are none. */
export type ComfyMade = Extract<ReplayOutcome, { kind: "files" | "refused" | "failed" }>;

const FAILED: ComfyMade = { kind: "failed" };
const POLICY: ComfyMade = { kind: "refused", why: "policy" };

const filesAt = (urls: readonly string[]): ComfyMade =>
  urls.length === 0 ? FAILED : { kind: "files", files: urls.map((url) => ({ url })) };

const runwayTask = z.object({
  output: z.array(z.string()).nullish(),
  failureCode: z.string().nullish(),
});

/** A finished task of Runway (reference 7.1). */
export function readRunwayTask(output: unknown): ComfyMade {
  const task = runwayTask.safeParse(output).data;
  if (refusalOfRunway(task?.failureCode) === "policy") return POLICY;
  return filesAt(task?.output ?? []);
}

const byteplusFilm = z.object({
  content: z.object({ video_url: z.string().nullish() }).nullish(),
  error: z.object({ code: z.string().nullish() }).nullish(),
});

/** A finished task of BytePlus ModelArk (reference 7.3). */
export function readByteplusFilm(output: unknown): ComfyMade {
  const task = byteplusFilm.safeParse(output).data;
  if (task?.error?.code?.includes("Sensitive")) return POLICY;
  return filesAt([task?.content?.video_url ?? []].flat());
}

const images = z.object({
  data: z.array(z.object({ url: z.string().nullish(), is_image_safe: z.boolean().nullish() })),
});

/** Pictures of BytePlus and Ideogram (reference 3.4); one that is held back has no address. */
export function readImages(output: unknown): ComfyMade {
  const data = images.safeParse(output).data?.data ?? [];
  if (data.some(({ is_image_safe: safe }) => safe === false)) return POLICY;
  return filesAt(data.flatMap(({ url }) => url ?? []));
}
