import type {
  PublicationFailureClass,
  PublicationFailureCode,
} from "@kinora/contracts/publication/publication-vocabulary";
import type { PublicationFailure } from "@kinora/domain/publication/publishing-platform";
import { failure } from "../failure.ts";
import { secondsFrom } from "../publishing-desk.ts";

type Meaning = readonly [PublicationFailureClass, PublicationFailureCode, seconds?: number];

const DAY = 86_400;
const MEANINGS: Readonly<Record<string, Meaning>> = {
  access_token_invalid: ["reauth", "token_refused"],
  scope_not_authorized: ["reauth", "permission_missing"],
  scope_permission_missed: ["reauth", "permission_missing"],
  auth_removed: ["reauth", "token_refused"],
  invalid_grant: ["reauth", "token_refused"],
  rate_limit_exceeded: ["limit", "rate_limited", 60],
  spam_risk_too_many_posts: ["limit", "quota_reached", DAY],
  spam_risk_too_many_pending_share: ["limit", "quota_reached", DAY],
  reached_active_user_cap: ["limit", "quota_reached", DAY],
  internal_error: ["retry", "platform_error"],
  internal: ["retry", "platform_error"],
  video_pull_failed: ["retry", "upload_lost"],
  photo_pull_failed: ["retry", "upload_lost"],
  invalid_param: ["permanent", "settings_refused"],
  invalid_params: ["permanent", "settings_refused"],
  privacy_level_option_mismatch: ["permanent", "settings_refused"],
  url_ownership_unverified: ["permanent", "settings_refused"],
  unaudited_client_can_only_post_to_private_accounts: ["permanent", "settings_refused"],
  file_format_check_failed: ["permanent", "media_refused"],
  duration_check_failed: ["permanent", "media_refused"],
  frame_rate_check_failed: ["permanent", "media_refused"],
  picture_size_check_failed: ["permanent", "media_refused"],
  spam_risk: ["permanent", "policy"],
  spam_risk_text: ["permanent", "policy"],
  spam_risk_user_banned_from_posting: ["permanent", "account_restricted"],
  app_version_check_failed: ["permanent", "settings_refused"],
  invalid_publish_id: ["unknown", "handle_gone"],
  token_not_authorized_for_specified_publish_id: ["unknown", "handle_gone"],
  publish_cancelled: ["permanent", "processing_failed"],
};

/** Returns what a code, or the reason of a failure, of TikTok means (reference 1.3). */
export function readTikTokCode(
  code: string,
  { status, now }: { readonly status: number; readonly now: Date },
): PublicationFailure {
  const [failureClass, ourCode, seconds] = MEANINGS[code] ?? [];
  const retryAt = seconds === undefined ? null : secondsFrom(now, seconds);
  if (failureClass && ourCode)
    return failure(failureClass, ourCode, { platformCode: code, retryAt });
  if (status >= 500) return failure("retry", "platform_error", { platformCode: code });
  if (status === 401) return failure("reauth", "token_refused", { platformCode: code });
  return failure("unknown", "not_understood", { platformCode: code });
}
