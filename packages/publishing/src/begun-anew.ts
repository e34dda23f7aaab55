import type {
  PrepareOutcome,
  PublicationFailure,
} from "@kinora/domain/publication/publishing-platform";
import { failed, failure } from "./failure.ts";

/** A failure after which nothing is left to go on with. */
export const begunAnew = (reason: PublicationFailure): PrepareOutcome => ({
  ...failed(reason),
  handle: null,
});

/** An upload that the platform knows no more; nothing was published of it. */
export const UPLOAD_LOST = begunAnew(failure("retry", "upload_lost"));

/** What became of a file at the platform, for good. */
export const PROCESSING_FAILED = failure("permanent", "processing_failed");
