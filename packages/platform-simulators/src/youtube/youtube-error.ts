import { type PlatformReply, replied } from "../serving/platform-call.ts";

/** A refusal in Google's format. */
export const youtubeError = (
  status: number,
  reason: string,
  message: string,
  domain = "youtube",
): PlatformReply =>
  replied(status, {
    error: { code: status, message, errors: [{ message, domain, reason }] },
  });

export const YOUTUBE_BROKEN = youtubeError(503, "backendError", "Backend Error", "global");
export const UNAUTHENTICATED = replied(401, {
  error: {
    code: 401,
    message: "Request had invalid authentication credentials.",
    errors: [{ message: "Invalid Credentials", domain: "global", reason: "authError" }],
    status: "UNAUTHENTICATED",
  },
});
