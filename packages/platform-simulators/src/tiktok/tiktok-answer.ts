import { type PlatformReply, replied } from "../serving/platform-call.ts";

/** An answer in TikTok's format. */
export const tiktokAnswer = (data: object): PlatformReply =>
  replied(200, { data, error: { code: "ok", message: "", log_id: "simulated" } });

/** A refusal in TikTok's format; some come with 200. */
export const tiktokError = (status: number, code: string): PlatformReply =>
  replied(status, { data: {}, error: { code, message: code, log_id: "simulated" } });

export const TIKTOK_BROKEN = tiktokError(503, "internal_error");
export const TOKEN_INVALID = tiktokError(401, "access_token_invalid");
