import { type RefusalBody, refusalBody } from "@kinora/contracts/http/refusal";
import type { FetchBaseQueryError } from "@reduxjs/toolkit/query";

/**
 * The error catalogue of the specification: FETCH_ERROR (network), TIMEOUT_ERROR (aborted after a
 * timeout), PARSING_ERROR (original status and raw text), or a status outside 200-299 with its body.
 */
export type ApiError = FetchBaseQueryError;

/** The refusal inside an error, when the server sent one. */
export function refusalOf(error: unknown): RefusalBody | null {
  if (typeof error !== "object" || error === null || !("data" in error)) return null;
  const parsed = refusalBody.safeParse(error.data);
  return parsed.success ? parsed.data : null;
}

export function statusOf(error: unknown): number | string | null {
  if (typeof error !== "object" || error === null || !("status" in error)) return null;
  const { status } = error;
  return typeof status === "number" || typeof status === "string" ? status : null;
}
