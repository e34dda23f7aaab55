import type {
  PublicationFailureClass,
  PublicationFailureCode,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { PublicationFailure } from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { failure } from "../failure.ts";
import { jsonOf, type PlatformAnswer } from "../http/platform-request.ts";
import { secondsFrom } from "../publishing-desk.ts";
import { nextPacificMidnight } from "./pacific-midnight.ts";

const problem = z.object({
  error: z.union([
    z.string(),
    z.object({
      status: z.string().optional(),
      errors: z.array(z.object({ reason: z.string().optional() })).optional(),
    }),
  ]),
});

const MEANINGS: Readonly<
  Record<string, readonly [PublicationFailureClass, PublicationFailureCode]>
> = {
  authError: ["reauth", "token_refused"],
  UNAUTHENTICATED: ["reauth", "token_refused"],
  invalid_grant: ["reauth", "token_refused"],
  insufficientPermissions: ["reauth", "permission_missing"],
  forbidden: ["reconnect_other", "permission_missing"],
  youtubeSignupRequired: ["reconnect_other", "no_account"],
  backendError: ["retry", "platform_error"],
  invalidTitle: ["permanent", "text_refused"],
  invalidDescription: ["permanent", "text_refused"],
  invalidTags: ["permanent", "text_refused"],
  invalidCategoryId: ["permanent", "settings_refused"],
  invalidPublishAt: ["permanent", "settings_refused"],
  defaultLanguageNotSet: ["permanent", "settings_refused"],
  invalidFilename: ["permanent", "media_refused"],
  invalidVideoMetadata: ["permanent", "settings_refused"],
  mediaBodyRequired: ["permanent", "media_refused"],
  videoNotFound: ["permanent", "not_found"],
  commentsDisabled: ["permanent", "comments_disabled"],
  commentTextTooLong: ["permanent", "text_refused"],
  commentTextRequired: ["permanent", "text_refused"],
  invalidCommentThreadMetadata: ["permanent", "text_refused"],
  ineligibleAccount: ["reconnect_other", "account_restricted"],
};

/** Returns what a refusal of Google or YouTube means (reference 1.4). */
export function readYouTubeProblem(answer: PlatformAnswer, now: Date): PublicationFailure {
  const said = problem.safeParse(jsonOf(answer)).data?.error;
  const reason =
    typeof said === "string" ? said : (said?.errors?.[0]?.reason ?? said?.status ?? null);
  const details = { platformCode: reason ?? `${answer.status}` };
  if (reason === "quotaExceeded")
    return failure("limit", "quota_reached", { ...details, retryAt: nextPacificMidnight(now) });
  if (reason === "uploadLimitExceeded")
    return failure("limit", "quota_reached", { ...details, retryAt: secondsFrom(now, 86_400) });
  if (reason === "rateLimitExceeded" || answer.status === 429)
    return failure("limit", "rate_limited", { ...details, retryAt: secondsFrom(now, 60) });
  const [failureClass, code] = MEANINGS[reason ?? ""] ?? [];
  if (failureClass && code) return failure(failureClass, code, details);
  if (answer.status >= 500) return failure("retry", "platform_error", details);
  if (answer.status === 401) return failure("reauth", "token_refused", details);
  return failure("unknown", "not_understood", details);
}
