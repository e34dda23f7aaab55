import type {
  PublicationFailureClass,
  PublicationFailureCode,
} from "@kinora/contracts/publication/publication-vocabulary";
import type {
  PlatformFailed,
  PublicationFailure,
} from "@kinora/domain/publication/publishing-platform";
import type { PlatformAnswer, PlatformExchanged } from "./http/platform-request.ts";

interface FailureDetails {
  readonly platformCode?: string | null;
  readonly retryAt?: Date | null;
}

/** Returns a failure of a class. */
export const failure = (
  failureClass: PublicationFailureClass,
  code: PublicationFailureCode,
  { platformCode = null, retryAt = null }: FailureDetails = {},
): PublicationFailure => ({ class: failureClass, code, platformCode, retryAt });

export const failed = (reason: PublicationFailure): PlatformFailed => ({
  kind: "failed",
  failure: reason,
});

/** No answer at all to something that may be asked again. */
export const UNREACHABLE = failure("retry", "unreachable");
/** An answer that is not in the platform's format. */
export const NOT_UNDERSTOOD = failure("unknown", "not_understood");

/** Returns the answer to a request that may be repeated, or the failure in its place. */
export const answerOf = (exchanged: PlatformExchanged): PlatformAnswer | PlatformFailed =>
  exchanged.kind === "answered" ? exchanged.answer : failed(UNREACHABLE);

export const isFailed = (said: PlatformAnswer | PlatformFailed): said is PlatformFailed =>
  "kind" in said;

export const isSuccess = ({ status }: Pick<PlatformAnswer, "status">): boolean =>
  status >= 200 && status < 300;
