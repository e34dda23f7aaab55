import type { UpstreamResult, UpstreamStanding } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";

/** A task as returned by ModelArk (reference 7.3) and passed on by Comfy Router. */
export const filmTask = z.object({
  status: z.string().nullish(),
  content: z.object({ video_url: z.string().nullish() }).nullish(),
  error: z.object({ code: z.string().nullish() }).nullish(),
  usage: z.object({ completion_tokens: z.number().nonnegative().nullish() }).nullish(),
});
type FilmTask = z.infer<typeof filmTask>;

/**
 * Matches "InputTextSensitiveContentDetected" and similar codes (reference 3.6, which quotes them
 * from memory).
 */
export const isSensitive = (code: string | null | undefined): boolean =>
  code?.includes("Sensitive") ?? false;

const problem = z.object({ error: z.object({ code: z.string() }) });

/**
 * Returns true when a refused POST cites the content rules. As far as the reference shows, the
 * wording is the same as in a failed task.
 */
export const isByteplusPolicy = (answer: UpstreamAnswer): boolean =>
  isSensitive(problem.safeParse(readJson(answer)).data?.error.code);

const taken = z.object({ id: z.string().min(1).max(200) });
export const idOfFilm = (said: Pick<UpstreamAnswer, "body">): string | null =>
  taken.safeParse(readJson(said)).data?.id ?? null;

const taskOf = (answer: UpstreamAnswer | null) =>
  answer?.status === 200 ? (filmTask.safeParse(readJson(answer)).data ?? null) : null;

/**
 * Reads the standing of a task. An unknown status is not a failure. A failed task reports its cost
 * in tokens; without them the list price applies.
 *
 * @param millionTokens US dollars per million tokens
 */
export function readFilmStanding(
  answer: UpstreamAnswer | null,
  millionTokens: number,
): UpstreamStanding {
  const said = taskOf(answer);
  switch (said?.status) {
    case "queued":
      return { kind: "working", stage: { kind: "waiting", ahead: null } };
    case "running":
      return { kind: "working", stage: { kind: "making", percent: null } };
    case "succeeded":
      return { kind: "done" };
    case "failed":
    case "cancelled":
    case "expired": {
      const cost = millsOf(said, millionTokens) ?? undefined;
      return isSensitive(said.error?.code)
        ? { kind: "refused", why: "policy", cost }
        : { kind: "failed", cost };
    }
    default:
      return { kind: "unclear" };
  }
}

export function readFilmResult(answer: UpstreamAnswer | null): UpstreamResult {
  const said = taskOf(answer);
  // Even existing tasks occasionally answer 404 (reference 8.4).
  if (said?.status !== "succeeded") return { kind: "unclear" };
  const url = said.content?.video_url;
  return url ? { kind: "files", files: [{ url }] } : { kind: "gone" };
}

/**
 * Returns the cost of a finished task in thousandths of a US dollar; null when the answer does not
 * report it.
 */
export function readFilmCost(answer: UpstreamAnswer | null, millionTokens: number): number | null {
  const said = taskOf(answer);
  return said && millsOf(said, millionTokens);
}

function millsOf({ usage }: FilmTask, millionTokens: number): number | null {
  const tokens = usage?.completion_tokens ?? null;
  return tokens === null ? null : Math.ceil((tokens * millionTokens) / 1_000);
}
