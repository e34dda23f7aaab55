import type { RefusalCode } from "@kinora/contracts/refusals";
import { Refusal } from "@kinora/domain/refusal";

/** What the tus library says by status alone. */
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

/** A failed answer of the tus library in our own words. */
export function tusRefusal(status: number): Refusal {
  return new Refusal(BY_STATUS[status] ?? "INTERNAL");
}
