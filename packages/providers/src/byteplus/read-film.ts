import type { UpstreamResult, UpstreamStanding } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { readJson, type UpstreamAnswer } from "../http/exchange.ts";

/** A task as ModelArk has it (reference 7.3), and as Comfy Router hands it on. */
export const filmTask = z.object({
  status: z.string().nullish(),
  content: z.object({ video_url: z.string().nullish() }).nullish(),
  error: z.object({ code: z.string().nullish() }).nullish(),
  usage: z.object({ completion_tokens: z.number().nonnegative().nullish() }).nullish(),
});
type FilmTask = z.infer<typeof filmTask>;

/** "InputTextSensitiveContentDetected" and the like (reference 3.6, from memory of its authors). */
export const isSensitive = (code: string | null | undefined): boolean =>
  code?.includes("Sensitive") ?? false;

const problem = z.object({ error: z.object({ code: z.string() }) });

/** Does a refused POST speak of their rules? Worded as a failed task is, as far as the reference says. */
export const isByteplusPolicy = (answer: UpstreamAnswer): boolean =>
  isSensitive(problem.safeParse(readJson(answer)).data?.error.code);

const taken = z.object({ id: z.string().min(1).max(200) });
export const idOfFilm = (said: Pick<UpstreamAnswer, "body">): string | null =>
  taken.safeParse(readJson(said)).data?.id ?? null;

const taskOf = (answer: UpstreamAnswer | null) =>
  answer?.status === 200 ? (filmTask.safeParse(readJson(answer)).data ?? null) : null;

/**
 * A status that nobody here has heard of is no failure. What failed says by its tokens what it cost; without them the list
 * price stands.
 *
 * @param millionTokens US dollars
 */
export function readFilmStanding(
  answer: UpstreamAnswer | null,
  millionTokens: number,
): UpstreamStanding {
  const said = taskOf(answer);
  switch (said?.status) {
    case "queued":
    case "running":
      return { kind: "working" };
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
  // Also what is there answers 404 at times (reference 8.4).
  if (said?.status !== "succeeded") return { kind: "unclear" };
  const url = said.content?.video_url;
  return url ? { kind: "files", files: [{ url }] } : { kind: "gone" };
}

/** Thousandths of a US dollar that a finished task cost; null: it does not say. */
export function readFilmCost(answer: UpstreamAnswer | null, millionTokens: number): number | null {
  const said = taskOf(answer);
  return said && millsOf(said, millionTokens);
}

function millsOf({ usage }: FilmTask, millionTokens: number): number | null {
  const tokens = usage?.completion_tokens ?? null;
  return tokens === null ? null : Math.ceil((tokens * millionTokens) / 1_000);
}
