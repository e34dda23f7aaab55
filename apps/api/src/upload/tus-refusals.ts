import type { RefusalCode } from "@kinora/contracts/refusals";
import { Refusal } from "@kinora/domain/refusal";

/** Refusals for responses of the tus library, which have a status only. */
const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  400: "UPLOAD_PROTOCOL",
  403: "UPLOAD_PROTOCOL",
  404: "UPLOAD_NOT_FOUND",
  409: "UPLOAD_OFFSET_WRONG",
  410: "UPLOAD_EXPIRED",
  412: "UPLOAD_PROTOCOL",
  413: "UPLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  423: "UPLOAD_BUSY",
  501: "UPLOAD_PROTOCOL",
};

/** Converts an error response of the tus library to a refusal. */
export function tusRefusal(status: number): Refusal {
  return new Refusal(BY_STATUS[status] ?? "INTERNAL");
}
