import { fieldSentence } from "@kinora/contracts/field/field-sentence";
import type { RefusalBody } from "@kinora/contracts/http/refusal";
import { REFUSALS, type RefusalCode } from "@kinora/contracts/refusals";
import { MediaStoreAway, MediaStoreFull } from "@kinora/domain/media/media-store";
import { type FlawedField, InvalidInput, Refusal } from "@kinora/domain/refusal";
import type { Locale } from "@kinora/text/locale";
import { refusalWords } from "@kinora/text/refusal-words";
import { sentence } from "@kinora/text/sentence";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { localeOf } from "./locale-of.ts";

/** Error codes of Fastify, its plugins and the system that have a refusal of our own. */
const FOREIGN: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "MALFORMED_JSON",
  FST_ERR_CTP_EMPTY_JSON_BODY: "MALFORMED_JSON",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "MALFORMED_JSON",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  ENOSPC: "STORAGE_FULL",
  EDQUOT: "STORAGE_FULL",
  EROFS: "STORAGE_FULL",
  // Postgres: disk_full
  "53100": "STORAGE_FULL",
};

const BY_STATUS: Record<number, RefusalCode> = {
  400: "MALFORMED_JSON",
  404: "NOT_FOUND",
  408: "REQUEST_TIMEOUT",
  413: "BODY_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "RATE_LIMITED",
  503: "SERVICE_UNAVAILABLE",
};

/** For refusals that pass by themselves at an unknown time. */
export const RETRY_AFTER_SECONDS = 5;

/** Maximum invalid fields reported. */
const FIELDS_NAMED = 20;

/**
 * Errors of Postgres and sockets that pass, as opposed to a bug: the database is unavailable, or
 * ended one of two transactions that waited for each other.
 */
const DATABASE_AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[1-3]|57014|25P03|08\w{3}|53300|40001|40P01)$/;
/** Messages of the Postgres client that have no code. */
const DATABASE_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Converts any thrown value into one of the closed list of refusals. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const part = error.validationContext === "body" ? "" : `${error.validationContext}.`;
    const fields = error.validation.slice(0, FIELDS_NAMED).map((issue) => ({
      path: part + issue.instancePath.split("/").filter(Boolean).join("."),
      said: fieldSentence({ ...issue.params, code: issue.keyword }),
    }));
    return new InvalidInput(fields);
  }
  if (!(error instanceof Error)) return new Refusal("INTERNAL", {});
  if (error instanceof MediaStoreFull) return new Refusal("STORAGE_FULL");
  if (error instanceof MediaStoreAway) return new Refusal("SERVICE_UNAVAILABLE");
  const { code = "", statusCode = 500 }: Partial<FastifyError> = error;
  const isAway = DATABASE_AWAY.test(code) || DATABASE_LOST.test(error.message);
  const known = FOREIGN[code] ?? (isAway ? "SERVICE_UNAVAILABLE" : undefined);
  // The status of an error that is not the server's own is somebody else's answer, not ours.
  const own = code.startsWith("FST_") ? BY_STATUS[statusCode] : undefined;
  return new Refusal(known ?? own ?? "INTERNAL", {});
}

function bodyOf(refusal: Refusal, request: FastifyRequest): RefusalBody {
  const { code, details, said } = refusal;
  const locale = localeOf(request);
  const told = Object.entries(said).map(([name, message]) => [name, sentence(message, locale)]);
  return {
    code,
    message: refusalWords(code, locale),
    details: { ...details, ...Object.fromEntries(told), ...fieldsOf(refusal, locale) },
    requestId: request.id,
  };
}

function fieldsOf(refusal: Refusal, locale: Locale): { fields?: object[] } {
  if (!(refusal instanceof InvalidInput)) return {};
  const worded = ({ path, said }: FlawedField) => ({
    path,
    message: sentence(said, locale),
    ...said,
  });
  return { fields: refusal.fields.map(worded) };
}

/** Fastify's error handler: refusals are sent to the client, faults are logged. */
export function replyWithRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  request.refusalCode = refusal.code;
  // Name and stack only: messages of database errors may quote a user's text.
  if (refusal.code === "INTERNAL") {
    const { name, stack } = error instanceof Error ? error : new Error("not an error");
    request.log.error({ name, stack: stack?.split("\n").slice(1, 12) }, "fault");
  }
  const status = REFUSALS[refusal.code];
  if ((status === 429 || status === 503 || status === 507) && !reply.hasHeader("retry-after")) {
    reply.header("retry-after", RETRY_AFTER_SECONDS);
  }
  return (
    reply
      .status(status)
      // Set here as well as in a hook, because no hook runs for errors of the framework itself.
      .header("x-request-id", request.id)
      .header("content-type", "application/json; charset=utf-8")
      .send(JSON.stringify(bodyOf(refusal, request)))
  );
}
