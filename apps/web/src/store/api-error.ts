import type { RefusalBody } from "@kinora/contracts/http/refusal";
import type { RefusalCode } from "@kinora/contracts/refusals";
import type { FetchBaseQueryError } from "@reduxjs/toolkit/query";
import { isRecord } from "./stored-value.ts";

/**
 * The error catalogue of the specification: FETCH_ERROR (network), TIMEOUT_ERROR (aborted after a
 * timeout), PARSING_ERROR (original status and raw text), or a status outside 200-299 with its
 * body.
 */
export type ApiError = FetchBaseQueryError;

/** Returns the refusal inside an error, if the server sent one; otherwise null. */
export function refusalOf(error: unknown): RefusalBody | null {
  if (!isRecord(error) || !isRecord(error.data)) return null;
  const { code, message, details, requestId } = error.data;
  if (!isRefusalCode(code)) return null;
  return {
    code,
    message: String(message),
    details: isRecord(details) ? { ...details } : {},
    requestId: typeof requestId === "string" ? requestId : "",
  };
}

const CODE = /^[A-Z][A-Z_]+$/;

function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === "string" && CODE.test(code);
}

export function statusOf(error: unknown): number | string | null {
  if (!isRecord(error)) return null;
  const { status } = error;
  return typeof status === "number" || typeof status === "string" ? status : null;
}
