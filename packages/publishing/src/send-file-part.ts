import type { ByteRange } from "@kinora/domain/media/media-store";
import type { PublicationFile } from "@kinora/domain/publication/publication";
import type { StreamedBody } from "./http/platform-request.ts";

/** Milliseconds in which a part of a file is sent at the latest. */
export const UPLOAD_PATIENCE = 30 * 60_000;

/** Returns the bytes of a range as a body, read while they are sent; both ends are inclusive. */
export const partOf = (file: PublicationFile, range: ByteRange): StreamedBody => ({
  size: range.last - range.first + 1,
  chunks: () => file.read(range),
});
