import type { PublicationFailure } from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { failure } from "../failure.ts";
import { jsonOf, type PlatformAnswer } from "../http/platform-request.ts";
import { secondsFrom } from "../publishing-desk.ts";
import { GRAPH_CODES, GRAPH_SUBCODES, type GraphMeaning } from "./graph-codes.ts";
import type { GraphDesk } from "./graph-desk.ts";

const problem = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.number().optional(),
    is_transient: z.boolean().optional(),
    message: z.string().default(""),
  }),
});

/** What Meta says only in words. */
const IN_WORDS: readonly (readonly [RegExp, GraphMeaning])[] = [
  [/must be posted to a page as the page itself/i, ["reauth", "token_refused"]],
  [/cannot access the app till you log in|session key is malformed/i, ["reauth", "token_refused"]],
  [/impersonat/i, ["reconnect_other", "permission_missing"]],
];

/** The app lacks a permission: at Instagram the person is asked again, a page needs another role. */
const NOT_PERMITTED = 10;

const HOUR = 3_600;
const DAY = 86_400;

/**
 * Returns what a refusal of the Graph API means. Its message for people is in the language of the
 * connected account, and is left where it is.
 */
export function readGraphProblem(
  answer: PlatformAnswer,
  { now, settings }: GraphDesk,
): PublicationFailure {
  const said = problem.safeParse(jsonOf(answer)).data?.error;
  if (!said)
    return answer.status >= 500
      ? failure("retry", "platform_error", { platformCode: `${answer.status}` })
      : failure("unknown", "not_understood", { platformCode: `${answer.status}` });
  const { code, error_subcode: subcode = null, is_transient: isTransient, message } = said;
  const platformCode = subcode === null ? `${code}` : `${code}/${subcode}`;
  const [failureClass, ourCode] =
    GRAPH_SUBCODES.get(subcode ?? 0) ??
    IN_WORDS.find(([words]) => words.test(message))?.[1] ??
    (code === NOT_PERMITTED ? [settings.missingPermission, "permission_missing"] : null) ??
    GRAPH_CODES.get(code) ??
    (isTransient || answer.status >= 500 ? TRANSIENT : NOT_KNOWN);
  const seconds = ourCode === "quota_reached" ? DAY : (regainSeconds(answer) ?? HOUR);
  const retryAt = failureClass === "limit" ? secondsFrom(now(), seconds) : null;
  return failure(failureClass, ourCode, { platformCode, retryAt });
}

const TRANSIENT: GraphMeaning = ["retry", "platform_error"];
const NOT_KNOWN: GraphMeaning = ["unknown", "not_understood"];

const usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })),
);

/** How long a busy page or account is held back, as a header says in minutes. */
function regainSeconds({ headers }: PlatformAnswer): number | null {
  const said = headers["x-business-use-case-usage"] ?? "";
  const all = usage.safeParse(jsonOf({ body: said })).data ?? {};
  const minutes = Object.values(all)
    .flat()
    .map(({ estimated_time_to_regain_access: regain = 0 }) => regain);
  const longest = Math.max(0, ...minutes);
  return longest === 0 ? null : longest * 60;
}

/** Reads the code in the words of a container or video that failed. */
export function readProblemInWords(words: string): PublicationFailure {
  const subcode = /\b(2207\d{3})\b/.exec(words)?.[1] ?? null;
  const [failureClass, code] = GRAPH_SUBCODES.get(Number(subcode)) ?? [];
  return failureClass && code
    ? failure(failureClass, code, { platformCode: subcode })
    : failure("permanent", "processing_failed", { platformCode: subcode });
}
