import type { RefusalBody } from "@kinora/contracts/http/refusal";
import { REFUSALS, type RefusalCode } from "@kinora/contracts/refusals";
import { chooseLocale } from "@kinora/text/choose-locale";
import { refusalWords } from "@kinora/text/refusal-words";

const byStatus: Record<number, RefusalCode> = {
  401: "SIGN_IN_REQUIRED",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  413: "BODY_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "RATE_LIMITED",
  503: "SERVICE_UNAVAILABLE",
};

/** The library's message for malformed JSON, whose code is that of any bad request. */
const malformed = "Invalid JSON in request body";

/** Returns a refusal in the same form as every other endpoint of the API. */
export function refusalAnswer(
  code: RefusalCode,
  { headers }: Pick<Request, "headers">,
  why?: string,
): Response {
  const locale = chooseLocale(headers.get("accept-language") ?? undefined);
  const body: RefusalBody = {
    code,
    message: refusalWords(code, locale),
    details: why === undefined ? {} : { reason: why },
    requestId: headers.get("x-request-id") ?? "",
  };
  return Response.json(body, { status: REFUSALS[code] });
}

/** Translates better-auth's refusal into ours, with its cookies and the time to retry. */
export async function translateRefusal(answer: Response, request: Request): Promise<Response> {
  const text = await answer.text();
  const reason = text.includes(malformed) ? "MALFORMED_JSON" : readCode(text);
  const translated = refusalAnswer(codeOf(answer.status, reason), request, reason);
  for (const cookie of answer.headers.getSetCookie()) {
    translated.headers.append("set-cookie", cookie);
  }
  const retryAfter = answer.headers.get("x-retry-after");
  if (retryAfter !== null) translated.headers.set("retry-after", retryAfter);
  return translated;
}

function codeOf(status: number, reason: string | undefined): RefusalCode {
  // Requests name known providers only, so the provider's own response is missing.
  if (reason === "PROVIDER_NOT_FOUND") return "SERVICE_UNAVAILABLE";
  if (reason !== undefined && isRefusalCode(reason)) return reason;
  if (status >= 500 && status !== 503) return "INTERNAL";
  return byStatus[status] ?? "INVALID_INPUT";
}

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(REFUSALS, code);
}

function readCode(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && "code" in body) return String(body.code);
  } catch {
    // Not JSON; the status is sufficient.
  }
  return undefined;
}
