import type { PlatformFailed } from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { answerOf, failed, isFailed } from "../failure.ts";
import type { PlatformAnswer } from "../http/platform-request.ts";
import { bearer } from "../publishing-desk.ts";
import { readTikTokCode } from "./read-tiktok-problem.ts";
import type { TikTokDesk } from "./tiktok-settings.ts";

const envelope = z.object({
  data: z.unknown().optional(),
  error: z.union([z.string(), z.object({ code: z.string() })]).optional(),
});

/** Numbers of more digits than JavaScript holds exactly, as values or in lists. */
const LONG_NUMBERS = /([:[,]\s*)(\d{16,})(?=\s*[,\]}])/g;

/** Parses an answer; long numbers, which are ids, become texts. */
export function tiktokJson({ body }: Pick<PlatformAnswer, "body">): unknown {
  try {
    return JSON.parse(body.replaceAll(LONG_NUMBERS, '$1"$2"'));
  } catch {
    return undefined;
  }
}

/** A call of TikTok's API. */
export interface TikTokAsk {
  readonly token: string;
  readonly path: string;
  readonly body: object;
}

/** Asks something, or starts what may be started again. */
export async function tiktokPost(
  desk: TikTokDesk,
  { token, path, body }: TikTokAsk,
): Promise<{ readonly said: unknown } | PlatformFailed> {
  const answer = answerOf(
    await desk.exchange({
      ...{ method: "POST", url: `${desk.settings.apiUrl}${path}`, body: JSON.stringify(body) },
      headers: { ...bearer(token), "content-type": "application/json; charset=UTF-8" },
    }),
  );
  return isFailed(answer) ? answer : tiktokSaid(desk, answer);
}

/** Returns the data of an answer, or the failure: some come with 200, and some are flat. */
export function tiktokSaid(
  { now }: TikTokDesk,
  answer: PlatformAnswer,
): { readonly said: unknown } | PlatformFailed {
  const { error, data } = envelope.safeParse(tiktokJson(answer)).data ?? {};
  const code = typeof error === "string" ? error : error?.code;
  const { status } = answer;
  if (status === 200 && (code === undefined || code === "ok")) return { said: data };
  return failed(readTikTokCode(code ?? `${status}`, { status, now: now() }));
}
